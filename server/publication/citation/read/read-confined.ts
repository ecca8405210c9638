import { ApiError } from '#contract/call/api-error.ts'
import { append } from '#contract/list/any-length.ts'
import { importLimits } from '#contract/publication/publication-import.ts'
import { confine, TooMuchError } from '#server/base/confine/confine.ts'
import type { Step } from './read.work.ts'
import type { Found } from './read-text.ts'

/** Says that there are more entries than one import takes. */
export const tooManyEntries = `At most ${importLimits.entries.toLocaleString('en')} entries can be imported at once. Please split the text.`

type Read = (
  text: string,
  onProgress?: (done: number) => void,
  signal?: AbortSignal,
) => Promise<Found[]>

/** Many times what the entries of one step take, and the largest text that is accepted. */
const usualLimits = { processorMs: 10_000, memoryMb: 512 }

/** Reads texts apart from the server, which answers as before; one that is too complicated is refused with its line. */
export const createReader = (limits = usualLimits): Read => {
  const read = confine<string, null, Step, Found>({
    source: './server/publication/citation/read/read.work.ts',
    // One is read for a preview, others are entries that someone mends meanwhile.
    ...limits,
    most: 3,
  })
  return async (text, onProgress, signal) => {
    let line = 1
    const onStep = (step: Step) => {
      line = step.line
      onProgress?.(step.done)
    }
    try {
      const found: Found[] = []
      const onPart = (part: readonly Found[]) => {
        append(found, part)
        if (found.length > importLimits.entries) throw new ApiError('tooLarge', tooManyEntries)
      }
      await read(text, { onStep, onPart, signal })
      return found
    } catch (error) {
      if (!(error instanceof TooMuchError)) throw error
      const message = `This is too complicated to read, from line ${line} on`
      throw new ApiError('invalid', message, { errors: [{ path: 'text', message }] })
    }
  }
}

/** Reads a text apart from the server. `signal` gives it up. */
export const readConfined = createReader()
