import type { Work } from '../work.ts'

/** What became of one entry of a text: a work, or the reason why it is none. */
export type Reading = { readonly line: number } & (
  | { readonly work: Work; readonly warning?: string }
  | { readonly reason: string; readonly title?: string }
)

/** A work that has what cannot be done without, or what it lacks. */
export const checked = (line: number, work: Work, warning?: string): Reading => {
  if (work.title === '') return { line, reason: 'It has no title' }
  if (work.authors.length === 0) return { line, reason: 'It has no author', title: work.title }
  return warning ? { line, work, warning } : { line, work }
}
