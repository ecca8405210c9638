import { ApiError } from '#contract/call/api-error.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { publicationImportLimits } from '#contract/publication/publication-import.ts'
import { ConfinedWorkLimitError, createConfinedRunner } from '#server/base/confine/confine.ts'
import type { CitationParsingProgress } from './read.work.ts'
import type { ParsedCitationItem } from './read-text.ts'

export const tooManyEntriesMessage = `At most ${publicationImportLimits.entries.toLocaleString('en')} entries can be imported at once. Please split the text.`

type Read = (
  text: string,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
) => Promise<ParsedCitationItem[]>

/**
 * Limits of the process that parses a text. The largest accepted text needs only a fraction of
 * them.
 */
const usualLimits = { processorMs: 10_000, memoryMb: 512 }

/**
 * Creates a function that parses texts in another process, so that the server stays responsive. The error
 * about a text that takes too long contains the line that was reached.
 */
export const createSeparateProcessParser = (limits = usualLimits): Read => {
  const read = createConfinedRunner<string, null, CitationParsingProgress, ParsedCitationItem>({
    source: './server/publication/citation/read/read.work.ts',
    // At most three processes run at once: one for the preview of an import, and two for entries
    // that people correct meanwhile.
    ...limits,
    most: 3,
  })
  return async (text, onProgress, signal) => {
    let line = 1
    const onStep = (step: CitationParsingProgress) => {
      line = step.line
      onProgress?.(step.done)
    }
    try {
      const found: ParsedCitationItem[] = []
      const onPart = (part: readonly ParsedCitationItem[]) => {
        appendAll(found, part)
        if (found.length > publicationImportLimits.entries)
          throw new ApiError('tooLarge', tooManyEntriesMessage)
      }
      await read(text, { onStep, onPart, signal })
      return found
    } catch (error) {
      if (!(error instanceof ConfinedWorkLimitError)) throw error
      const message = `This is too complicated to read, from line ${line} on`
      throw new ApiError('invalid', message, { errors: [{ path: 'text', message }] })
    }
  }
}

export const parseCitationsInSeparateProcess = createSeparateProcessParser()
