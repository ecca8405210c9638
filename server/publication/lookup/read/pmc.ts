import { z } from 'zod'
import { shortTextSchema } from './limits.ts'
import { normaliseWorkId, type WorkId } from './orcid.ts'

const answer = z.object({
  result: z.record(
    z.string(),
    z.union([
      z.array(z.string()),
      z.object({
        articleids: z.array(z.object({ idtype: z.string(), value: shortTextSchema })).default([]),
      }),
    ]),
  ),
})

/**
 * Returns the identifier of a PubMed Central article at another service. Returns null if the
 * article is unknown or has none.
 */
export const readPmcWorkId = (text: string): WorkId | null => {
  const ids = Object.values(answer.parse(JSON.parse(text)).result).flatMap((each) =>
    Array.isArray(each) ? [] : each.articleids,
  )
  const called = (kind: 'pmid' | 'doi') => {
    // PubMed Central uses 0 for missing identifiers.
    const id = ids.find(({ idtype, value }) => idtype === kind && value !== '0')
    return id ? normaliseWorkId(kind, id.value) : null
  }
  return called('pmid') ?? called('doi')
}
