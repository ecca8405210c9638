const latexFormula = /\$\$([^$]{1,4000})\$\$|\$latex\s+([^$\n]{1,4000})\$/g

/**
 * Creates functions that replace parts of a Markdown text with placeholders during HTML parsing, and restore
 * them afterwards.
 */
export const createMarkdownPlaceholders = () => {
  const held: string[] = []
  const hold = (markdown: string): string => `\ue010${held.push(markdown) - 1}\ue011`
  return {
    hold,
    formulas: (text: string): string =>
      text.replaceAll(latexFormula, (all, _, latex) => hold(latex ? `$${latex.trim()}$` : all)),
    putBack: (text: string): string =>
      text.replaceAll(/\ue010(\d{1,9})\ue011/g, (_, at) => held[Number(at)] ?? ''),
  }
}

export type MarkdownPlaceholders = ReturnType<typeof createMarkdownPlaceholders>
