import { smallestOf } from '#contract/list/any-length.ts'

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Template tag for Markdown in code: keeps backslashes for formulas, and removes the code's indentation. */
export const md = (strings: TemplateStringsArray): string => {
  const lines = strings.raw.join('').replaceAll('\\`', '`').split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const indent = smallestOf(filled.map(indentOf))
  return lines
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .trim()
}
