import { confine, TooMuchError } from '#server/base/confine/confine.ts'
import { LookUpFailure } from '#server/base/outbound/look-up-failure.ts'
import type { Kind, ReadResponse, Response } from './read/response.work.ts'
import { type SourceName, sources } from './sources.ts'

/** Several times what a response of 5 MB takes that is not made to be slow. */
const usualLimits = { processorMs: 3_000, memoryMb: 512 }

/** Creates a function that reads responses of services in a process of its own. */
export const createResponseReader = (limits = usualLimits) => {
  const read = confine<Response, ReadResponse>({
    source: './server/publication/lookup/read/response.work.ts',
    ...limits,
  })
  /** Returns what a response says, as JSON. Throws a `LookUpFailure` if it cannot be read. */
  return async (
    source: SourceName,
    kind: Kind,
    body: Uint8Array,
    signal?: AbortSignal,
  ): Promise<string> => {
    const answer = await read({ kind, body }, { signal }).catch((error: unknown): ReadResponse => {
      if (!(error instanceof TooMuchError)) throw error
      return { problem: 'is too complicated to read' }
    })
    if ('found' in answer) return answer.found
    const { label } = sources[source]
    throw new LookUpFailure(`${label} gave an answer that ${answer.problem}`, { source: label })
  }
}

/** Reads responses of all services. Its process waits ten seconds for more work, so that imports start it once. */
export const readResponse = createResponseReader()
