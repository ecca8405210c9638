import { ApiError } from '#contract/call/api-error.ts'
import { append } from '#contract/list/any-length.ts'
import { importLimits } from '#contract/publication/publication-import.ts'
import { createConfinedRunner, WorkLimitError } from '#server/base/confine/confine.ts'
import type { ReadingProgress } from './read.work.ts'
import type { ReadItem } from './read-text.ts'

export const tooManyEntriesMessage = `At most ${importLimits.entries.toLocaleString('en')} entries can be imported at once. Please split the text.`

type Read = (
  text: string,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
) => Promise<ReadItem[]>

/** Limits of the process. The largest accepted text needs only a fraction of them. */
const usualLimits = { processorMs: 10_000, memoryMb: 512 }

/**
 * Creates a function that parses texts in another process, so that the server stays responsive. The error
 * about a text that takes too long contains the line that was reached.
 */
export const createConfinedReader = (limits = usualLimits): Read => {
  const read = createConfinedRunner<string, null, ReadingProgress, ReadItem>({
    source: './server/publication/citation/read/read.work.ts',
    // One of three processes is for a preview, the others for single entries that people correct meanwhile.
    ...limits,
    most: 3,
  })
  return async (text, onProgress, signal) => {
    let line = 1
    const onStep = (step: ReadingProgress) => {
      line = step.line
      onProgress?.(step.done)
    }
    try {
      const found: ReadItem[] = []
      const onPart = (part: readonly ReadItem[]) => {
        append(found, part)
        if (found.length > importLimits.entries)
          throw new ApiError('tooLarge', tooManyEntriesMessage)
      }
      await read(text, { onStep, onPart, signal })
      return found
    } catch (error) {
      if (!(error instanceof WorkLimitError)) throw error
      const message = `This is too complicated to read, from line ${line} on`
      throw new ApiError('invalid', message, { errors: [{ path: 'text', message }] })
    }
  }
}

export const readConfined = createConfinedReader()
