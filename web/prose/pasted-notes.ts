import { type HastElement, type HastRoot, isHastElement, textOfHastNodes } from './hast.ts'

type Node = HastRoot['children'][number]

/** Temporary tag names of footnotes until the conversion to Markdown. */
export const temporaryFootnoteTags = {
  reference: 'note-reference',
  text: 'note-text',
  back: 'note-back',
}

/** A link to a fragment of the pasted text. */
interface Jump {
  readonly link: HastElement
  readonly target: string
  readonly around: readonly HastElement[]
}

/** Number of ancestors of a link that may carry the id it is reached by. */
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

/** Returns the ids that lead to a link: its own and those of its closest ancestors. */
const namesOf = ({ link, around }: Jump): string[] =>
  [link, ...around.slice(0, nearby)].flatMap(({ properties: { id, name } }) =>
    [id, name].filter((each) => typeof each === 'string'),
  )

/** Returns the element with the whole text of a footnote and of no other. */
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
 * Marks footnotes: a number whose link target links back, as Word, Google Docs, LibreOffice and most websites
 * write them. Numbers continue after `before`.
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
