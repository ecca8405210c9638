import { ConfinedWorkLimitError, createConfinedRunner } from '#server/base/confine/confine.ts'
import { ServiceRequestError } from '#server/base/outbound/look-up-failure.ts'
import type {
  MetadataParseResult,
  MetadataResponse,
  MetadataResponseKind,
} from './read/response.work.ts'
import { type MetadataServiceName, metadataServices } from './sources.ts'

/**
 * Limits of the process that parses a response. A normal response of 5 MB needs only a fraction of
 * them.
 */
const usualLimits = { processorMs: 3_000, memoryMb: 512 }

export const createMetadataResponseParser = (limits = usualLimits) => {
  const read = createConfinedRunner<MetadataResponse, MetadataParseResult>({
    source: './server/publication/lookup/read/response.work.ts',
    ...limits,
  })
  /** Parses a response to JSON. Throws `ServiceRequestError` if it cannot be read. */
  return async (
    source: MetadataServiceName,
    kind: MetadataResponseKind,
    body: Uint8Array,
    signal?: AbortSignal,
  ): Promise<string> => {
    const answer = await read({ kind, body }, { signal }).catch(
      (error: unknown): MetadataParseResult => {
        if (!(error instanceof ConfinedWorkLimitError)) throw error
        return { problem: 'is too complicated to read' }
      },
    )
    if ('found' in answer) return answer.found
    const { label } = metadataServices[source]
    throw new ServiceRequestError(`${label} gave an answer that ${answer.problem}`, {
      source: label,
    })
  }
}

/**
 * Parses responses of all services in another process. It stays alive for ten seconds, so that an import
 * starts it only once.
 */
export const parseMetadataResponse = createMetadataResponseParser()
