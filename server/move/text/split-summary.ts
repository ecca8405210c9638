import { toText } from './values.ts'

/** Joins texts as paragraphs. Equal ones occur once. */
export const joinParagraphs = (...texts: readonly unknown[]): string =>
  [...new Set(texts.map(toText).filter(Boolean))].join('\n\n')

/**
 * Returns the first of several texts as the summary, and the others as paragraphs for the beginning of the text,
 * because an entry has one summary.
 */
export const splitSummary = (...texts: readonly unknown[]): { summary: string; lead: string } => {
  const [summary = '', ...others] = new Set(texts.map(toText).filter(Boolean))
  return { summary, lead: joinParagraphs(...others) }
}
