import { z } from 'zod'
import { shortText } from './limits.ts'
import { type WorkId, workIdOf } from './orcid.ts'

const answer = z.object({
  result: z.record(
    z.string(),
    z.union([
      z.array(z.string()),
      z.object({
        articleids: z.array(z.object({ idtype: z.string(), value: shortText })).default([]),
      }),
    ]),
  ),
})

/** What PubMed Central says that an article is called elsewhere; null when it has none of that number. */
export const readPmc = (text: string): WorkId | null => {
  const ids = Object.values(answer.parse(JSON.parse(text)).result).flatMap((each) =>
    Array.isArray(each) ? [] : each.articleids,
  )
  const called = (kind: 'pmid' | 'doi') => {
    // Where it has no such number, PubMed Central says 0.
    const id = ids.find(({ idtype, value }) => idtype === kind && value !== '0')
    return id ? workIdOf(kind, id.value) : null
  }
  return called('pmid') ?? called('doi')
}
