import { type HastElement, type HastRoot, isHastElement, textOfHastNodes } from './hast.ts'

type Node = HastRoot['children'][number]

/** Temporary tag names that mark footnotes until the HTML is converted to Markdown. */
export const temporaryFootnoteTags = {
  reference: 'note-reference',
  text: 'note-text',
  back: 'note-back',
}

/** A link to another place in the pasted text. */
interface Jump {
  readonly link: HastElement
  readonly target: string
  readonly around: readonly HastElement[]
}

/**
 * Number of ancestors to search, because the id that a link leads to may belong to an element around its
 * target.
 */
const nearby = 5

const mark = /^\[?(?:\d{1,4}|[ivxlc]{1,6}|[a-z]|[*†‡§])\]?$/i

const targetOf = ({ properties }: HastElement): string =>
  /#([^#]+)$/.exec(String(properties.href ?? ''))?.[1] ?? ''

const findJumps = (nodes: readonly Node[], around: readonly HastElement[] = []): Jump[] =>
  nodes.filter(isHastElement).flatMap((element) => {
    const target = element.tagName === 'a' ? targetOf(element) : ''
    if (target) return [{ link: element, target, around }]
    return findJumps(element.children, [element, ...around])
  })

/**
 * Returns the ids by which another link can lead to this one: its own id and those of its closest ancestors.
 */
const namesOf = ({ link, around }: Jump): string[] =>
  [link, ...around.slice(0, nearby)].flatMap(({ properties: { id, name } }) =>
    [id, name].filter((each) => typeof each === 'string'),
  )

/** Returns the element that contains the whole text of one footnote and no other footnote. */
const blockOf = (
  { around }: Jump,
  jumpsIn: ReadonlyMap<HastElement, number>,
): HastElement | undefined => {
  const own = around.filter((element) => jumpsIn.get(element) === 1)
  return own.find(({ tagName }) => tagName === 'li' || tagName === 'div') ?? own.at(-1)
}

const rename = (element: HastElement, tagName: string, label: string): void => {
  element.tagName = tagName
  element.properties = { label }
}

/**
 * Marks footnotes in pasted HTML: a link with a number whose target contains a link back. Word, Google Docs,
 * LibreOffice and most websites write them so. Numbering starts after `before`.
 */
export const markFootnotes = (nodes: readonly Node[], before: number): void => {
  const jumps = findJumps(nodes)
  const jumpsIn = new Map<HastElement, number>()
  for (const { around } of jumps)
    for (const element of around) jumpsIn.set(element, (jumpsIn.get(element) ?? 0) + 1)
  const byEnds = new Map(
    jumps.flatMap((jump) => namesOf(jump).map((name) => [`${name}\n${jump.target}`, jump])),
  )
  const read = new Set<Jump>()
  for (const jump of jumps) {
    const back = namesOf(jump)
      .map((name) => byEnds.get(`${jump.target}\n${name}`))
      .find((each) => each !== undefined && each !== jump)
    const block = back && blockOf(back, jumpsIn)
    if (
      !block ||
      read.has(jump) ||
      read.has(back) ||
      !mark.test(textOfHastNodes([jump.link]).trim())
    )
      continue
    read.add(jump).add(back)
    const label = String(before + read.size / 2)
    rename(jump.link, temporaryFootnoteTags.reference, label)
    rename(back.link, temporaryFootnoteTags.back, label)
    rename(block, temporaryFootnoteTags.text, label)
  }
}
