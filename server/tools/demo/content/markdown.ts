import { smallestOf } from '#contract/list/any-length.ts'

const indentOf = (line: string): number => line.length - line.trimStart().length

/** Markdown written inside the code: backslashes are kept for formulas, the code's indentation goes. */
export const md = (strings: TemplateStringsArray): string => {
  const lines = strings.raw.join('').replaceAll('\\`', '`').split('\n')
  const filled = lines.filter((line) => line.trim() !== '')
  const indent = smallestOf(filled.map(indentOf))
  return lines
    .map((line) => line.slice(indent).trimEnd())
    .join('\n')
    .trim()
}
