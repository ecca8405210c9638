import { append } from '#contract/list/any-length.ts'
import { make } from './element-transforms.ts'
import {
  type Element,
  type ElementContent,
  isElement,
  type Properties,
  styleOf,
  textOf,
} from './hast.ts'

/** A list item that a word processor wrote as a paragraph or as a list of its own. */
export interface PastedItem {
  readonly level: number
  readonly list: string
  readonly isOrdered: boolean
  readonly start: number | undefined
  readonly children: readonly ElementContent[]
}

/** Whether an element holds the literal bullet or number of a Word list item. */
export const isMarker = (element: Element): boolean => styleOf(element).includes('mso-list:ignore')

const markerIn = (nodes: readonly ElementContent[]): string => {
  for (const node of nodes.filter(isElement)) {
    const marker = isMarker(node) ? textOf(node.children) : markerIn(node.children)
    if (marker) return marker.trim()
  }
  return ''
}

/** Parses a Word paragraph as a list item. Returns null if it is none. */
const readWordItem = (element: Element): PastedItem | null => {
  const [, list = '', level] = /mso-list:\s*(l\d+ level(\d+)[^;]*)/.exec(styleOf(element)) ?? []
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

const levelOf = ({ properties }: Element): number => Number(properties.dataAriaLevel)

/**
 * Parses a list of Word for the web, which wraps each item in a list of its own. Returns null if it is none.
 */
const readWebItems = (element: Element): PastedItem[] | null => {
  const inner = element.children.filter(isElement)
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

/** Parses the list items of an element of Word. Returns null if it has none. */
export const readItems = (element: Element): readonly PastedItem[] | null => {
  const item = readWordItem(element)
  return item ? [item] : readWebItems(element)
}

/** Builds nested lists from consecutive items. */
export const nestItems = (items: readonly PastedItem[]): Element[] => {
  const outer: Element[] = []
  const open: { of: PastedItem; list: Element; last: Element }[] = []
  for (const item of items) {
    const li = make('li', {}, [...item.children])
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
    const start: Properties = item.start === undefined ? {} : { start: item.start }
    const list = make(item.isOrdered ? 'ol' : 'ul', item.isOrdered ? start : {}, [li])
    const within = open.at(-1)?.last
    if (within) within.children.push(list)
    else outer.push(list)
    open.push({ of: item, list, last: li })
  }
  return outer
}

/** Moves lists between items into the preceding item, as Google Docs and Outlook mean them. */
export const adoptLists = (children: readonly ElementContent[]): ElementContent[] => {
  const adopted: ElementContent[] = []
  let last: Element | undefined
  for (const child of children) {
    const isList = isElement(child) && (child.tagName === 'ul' || child.tagName === 'ol')
    if (isList && last) last.children.push(child)
    else if (isList) append(adopted, child.children)
    else adopted.push(child)
    const added = adopted.at(-1)
    if (added && isElement(added) && added.tagName === 'li') last = added
  }
  return adopted
}
