import { replaceFiguresWithCaptions } from '#contract/figure/figure-line.ts'
import { truncateText } from './cut-text.ts'
import { unwrapMarkdownLinks } from './without-links.ts'

const marks = /\*+|_+|~+|`+/g
const isMark = /^(?:\*{1,3}|_{2,3}|~~|`+)$/
const isSaid = (sign: string | undefined): boolean => sign !== undefined && sign.trim() !== ''

/** Removes pairs of emphasis marks in one pass. */
const withoutMarks = (line: string): string => {
  const open = new Map<string, number>()
  const ends = new Map<number, number>()
  for (const { 0: mark, index } of line.matchAll(marks)) {
    const from = open.get(mark)
    const end = index + mark.length
    if (from !== undefined && isSaid(line[index - 1])) {
      open.delete(mark)
      ends.set(from, from + mark.length).set(index, end)
    } else if (isMark.test(mark) && isSaid(line[end])) open.set(mark, index)
  }
  let words = ''
  let at = 0
  for (const [from, end] of [...ends].toSorted(([one], [other]) => one - other)) {
    words += line.slice(at, from)
    at = end
  }
  return words + line.slice(at)
}

// Escaped characters are not markup. Private-use characters from this code point on replace them
// until the markup is removed.
const aside = 0xe000
const escaped = /\\([!-/:-@[-`{-~])/g
const setAside = (_: string, sign: string) => String.fromCharCode(aside + sign.charCodeAt(0))
const putBack = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - aside)

const signs: readonly (readonly [RegExp, string])[] = [
  [/\\$/gm, ''],
  [/^[ \t]*(?:`{3,}|~{3,})[^`\n]*$/gm, ''],
  [/&#x20;/g, ' '],
  [/^[ \t]*(?:(?:#{1,6}|>|[-+*]|\d{1,9}[.)])(?:[ \t]+|$))+/gm, ''],
  [/^[ \t|:-]+$/gm, ' '],
  [/\|/g, ' '],
]

/** Returns the start of a Markdown text as one line of plain text. Fast and approximate. */
export const createExcerpt = (markdown: string, max: number): string => {
  // Markdown is rarely longer than eight times its plain text, so only that much is processed.
  const words = signs.reduce(
    (text, [sign, word]) => text.replace(sign, word),
    unwrapMarkdownLinks(
      replaceFiguresWithCaptions(markdown.slice(0, max * 8).replace(escaped, setAside)),
    ),
  )
  const lines = words.split('\n').map(withoutMarks)
  const said = lines.join('\n').replaceAll(/[\ue000-\ue07f]/g, putBack)
  return truncateText(said.replaceAll(/\s+/g, ' ').trim(), max)
}
