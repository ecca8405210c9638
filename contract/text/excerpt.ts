import { replaceFiguresWithCaptions } from '#contract/figure/figure-line.ts'
import { cutText } from './cut-text.ts'
import { withoutLinks } from './without-links.ts'

const marks = /\*+|_+|~+|`+/g
const isMark = /^(?:\*{1,3}|_{2,3}|~~|`+)$/
const isSaid = (sign: string | undefined): boolean => sign !== undefined && sign.trim() !== ''

/** A line without the marks around its words, each pair found in one pass. */
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

// A sign behind a backslash is a word. While marks are read it stands aside, as a character that no text has.
const aside = 0xe000
const escaped = /\\([!-/:-@[-`{-~])/g
const setAside = (_: string, sign: string) => String.fromCharCode(aside + sign.charCodeAt(0))
const putBack = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - aside)

const signs: readonly (readonly [RegExp, string])[] = [
  // Where a line is broken, and where code begins and ends.
  [/\\$/gm, ''],
  [/^[ \t]*(?:`{3,}|~{3,})[^`\n]*$/gm, ''],
  [/&#x20;/g, ' '],
  // What a line begins with: headings, quotes, entries of lists.
  [/^[ \t]*(?:(?:#{1,6}|>|[-+*]|\d{1,9}[.)])(?:[ \t]+|$))+/gm, ''],
  // The line between a table's head and its body, and the lines between cells.
  [/^[ \t|:-]+$/gm, ' '],
  [/\|/g, ' '],
]

/** The beginning of a Markdown text as one line of words, for lists: read quickly rather than exactly. */
export const excerpt = (markdown: string, max: number): string => {
  // Markdown is rarely longer than eight times its words, so the rest need not be read.
  const words = signs.reduce(
    (text, [sign, word]) => text.replace(sign, word),
    withoutLinks(replaceFiguresWithCaptions(markdown.slice(0, max * 8).replace(escaped, setAside))),
  )
  const lines = words.split('\n').map(withoutMarks)
  const said = lines.join('\n').replaceAll(/[\ue000-\ue07f]/g, putBack)
  return cutText(said.replaceAll(/\s+/g, ' ').trim(), max)
}
