import { cutText } from './cut-text.ts'

const signs: readonly (readonly [RegExp, string])[] = [
  // A picture is its description, a link its words.
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  // What a line begins with: headings, quotes, entries of lists.
  [/^[ \t]*(?:#{1,6}|>|[-+*]|\d{1,9}[.)])[ \t]+/gm, ''],
  // The line between a table's head and its body, and the lines between cells.
  [/^[ \t|:-]+$/gm, ' '],
  [/\|/g, ' '],
  [/(\*{1,3}|_{2,3}|~~|`+)(?=\S)(.*?\S)\1/g, '$2'],
  [/\s+/g, ' '],
]

/** The beginning of a Markdown text as one line of words, for lists: read quickly rather than exactly. */
export const excerpt = (markdown: string, max: number): string => {
  // Markdown is rarely longer than eight times its words, so the rest need not be read.
  const words = signs.reduce(
    (text, [sign, word]) => text.replace(sign, word),
    markdown.slice(0, max * 8),
  )
  return cutText(words.trim(), max)
}
