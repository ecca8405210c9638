import type { ConfinedListTask } from '#server/base/confine/confine.ts'
import { type ReadItem, readText } from './read-text.ts'

export interface ReadingProgress {
  readonly done: number
  readonly line: number
}

/**
 * Runs in a process of its own. Parsing takes seconds for thousands of entries, and much longer for a text
 * that is made to be slow.
 */
export const work: ConfinedListTask<string, null, ReadingProgress, ReadItem> = async (
  text,
  step,
  give,
) => {
  await give(readText(text, (done, line) => step({ done, line })))
  return null
}
