import type { ListWork } from '#server/base/confine/confine.ts'
import { type Found, readText } from './read-text.ts'

/** How many entries are read, and the line where the next begin. */
export interface Step {
  readonly done: number
  readonly line: number
}

/** Reads a text: seconds for thousands of entries, and a text that is made to be slow can take the parser much longer. */
export const work: ListWork<string, null, Step, Found> = async (text, step, give) => {
  await give(readText(text, (done, line) => step({ done, line })))
  return null
}
