import { createConfinedRunner, WorkLimitError } from '#server/base/confine/confine.ts'
import { LookupError } from '#server/base/outbound/look-up-failure.ts'
import type { MetadataResponse, ReadResponse, ResponseKind } from './read/response.work.ts'
import { metadataServices, type SourceName } from './sources.ts'

/** Limits of the process. A normal response of 5 MB needs only a fraction of them. */
const usualLimits = { processorMs: 3_000, memoryMb: 512 }

export const createResponseReader = (limits = usualLimits) => {
  const read = createConfinedRunner<MetadataResponse, ReadResponse>({
    source: './server/publication/lookup/read/response.work.ts',
    ...limits,
  })
  /** Parses a response to JSON. Throws `LookupError` if it cannot be read. */
  return async (
    source: SourceName,
    kind: ResponseKind,
    body: Uint8Array,
    signal?: AbortSignal,
  ): Promise<string> => {
    const answer = await read({ kind, body }, { signal }).catch((error: unknown): ReadResponse => {
      if (!(error instanceof WorkLimitError)) throw error
      return { problem: 'is too complicated to read' }
    })
    if ('found' in answer) return answer.found
    const { label } = metadataServices[source]
    throw new LookupError(`${label} gave an answer that ${answer.problem}`, { source: label })
  }
}

/**
 * Parses responses of all services in another process. It stays alive for ten seconds, so that an import
 * starts it only once.
 */
export const readResponse = createResponseReader()
