import { appendAll } from '#contract/list/any-length.ts'
import { makeElement } from './element-transforms.ts'
import {
  type HastContent,
  type HastElement,
  type HastProperties,
  inlineStyleOf,
  isHastElement,
  textOfHastNodes,
} from './hast.ts'

/** A list item that a word processor wrote as a paragraph, or as a list with only this item. */
export interface PastedListItem {
  readonly level: number
  readonly list: string
  readonly isOrdered: boolean
  readonly start: number | undefined
  readonly children: readonly HastContent[]
}

/** Whether an element holds the literal bullet or number of a Word list item. */
export const isWordListMarker = (element: HastElement): boolean =>
  inlineStyleOf(element).includes('mso-list:ignore')

const markerIn = (nodes: readonly HastContent[]): string => {
  for (const node of nodes.filter(isHastElement)) {
    const marker = isWordListMarker(node) ? textOfHastNodes(node.children) : markerIn(node.children)
    if (marker) return marker.trim()
  }
  return ''
}

/** Parses a Word paragraph as a list item. Returns null if it is not a list item. */
const readWordItem = (element: HastElement): PastedListItem | null => {
  const [, list = '', level] =
    /mso-list:\s*(l\d+ level(\d+)[^;]*)/.exec(inlineStyleOf(element)) ?? []
  if (element.tagName !== 'p' || level === undefined) return null
  const marker = markerIn(element.children)
  const number = /(\d+)[.)]?$/.exec(marker)?.[1]
  return {
    level: Number(level),
    list,
    isOrdered: /^\(?[0-9a-z]{1,6}[.)]/i.test(marker),
    start: number === undefined ? undefined : Number(number),
    children: element.children,
  }
}

const levelOf = ({ properties }: HastElement): number => Number(properties.dataAriaLevel)

/**
 * Parses a list of Word for the web, which wraps each item in a separate list. Returns null for any other
 * list.
 */
const readWebItems = (element: HastElement): PastedListItem[] | null => {
  const inner = element.children.filter(isHastElement)
  const [first] = inner
  if (element.tagName === 'div') return first && inner.length === 1 ? readWebItems(first) : null
  const isList = element.tagName === 'ul' || element.tagName === 'ol'
  if (!isList || !inner.every((item) => item.tagName === 'li' && levelOf(item) > 0)) return null
  return inner.map((item, index) => ({
    level: levelOf(item),
    list: String(item.properties.dataListid ?? ''),
    isOrdered: element.tagName === 'ol',
    start: Number(element.properties.start ?? 1) + index,
    children: item.children,
  }))
}

/** Parses the list items in an element that Word wrote. Returns null if it has none. */
export const parsePastedListItems = (element: HastElement): readonly PastedListItem[] | null => {
  const item = readWordItem(element)
  return item ? [item] : readWebItems(element)
}

/** Builds nested lists from consecutive items. */
export const nestListItems = (items: readonly PastedListItem[]): HastElement[] => {
  const outer: HastElement[] = []
  const open: { of: PastedListItem; list: HastElement; last: HastElement }[] = []
  for (const item of items) {
    const li = makeElement('li', {}, [...item.children])
    while ((open.at(-1)?.of.level ?? 0) > item.level) open.pop()
    const beside = open.at(-1)
    const isSame =
      beside?.of.level === item.level &&
      beside.of.isOrdered === item.isOrdered &&
      (!item.isOrdered || beside.of.list === item.list)
    if (beside && isSame) {
      beside.list.children.push(li)
      beside.last = li
      continue
    }
    if (beside?.of.level === item.level) open.pop()
    const start: HastProperties = item.start === undefined ? {} : { start: item.start }
    const list = makeElement(item.isOrdered ? 'ol' : 'ul', item.isOrdered ? start : {}, [li])
    const within = open.at(-1)?.last
    if (within) within.children.push(list)
    else outer.push(list)
    open.push({ of: item, list, last: li })
  }
  return outer
}

/**
 * Moves a list between two items into the item before it, because Google Docs and Outlook write
 * nested lists this way.
 */
export const moveListsIntoItems = (children: readonly HastContent[]): HastContent[] => {
  const adopted: HastContent[] = []
  let last: HastElement | undefined
  for (const child of children) {
    const isList = isHastElement(child) && (child.tagName === 'ul' || child.tagName === 'ol')
    if (isList && last) last.children.push(child)
    else if (isList) appendAll(adopted, child.children)
    else adopted.push(child)
    const added = adopted.at(-1)
    if (added && isHastElement(added) && added.tagName === 'li') last = added
  }
  return adopted
}
