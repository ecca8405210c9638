import type { ConfinedListTask } from '#server/base/confine/confine.ts'
import { type ParsedCitationItem, parseCitationText } from './read-text.ts'

export interface CitationParsingProgress {
  readonly done: number
  readonly line: number
}

/**
 * Runs in a process of its own. Parsing takes seconds for thousands of entries, and much longer for a text
 * that is made to be slow.
 */
export const work: ConfinedListTask<
  string,
  null,
  CitationParsingProgress,
  ParsedCitationItem
> = async (text, step, give) => {
  await give(parseCitationText(text, (done, line) => step({ done, line })))
  return null
}
