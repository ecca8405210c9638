import { z } from 'zod'
import { workFromCsl } from '#server/base/citation/read/csl.ts'
import type { Work } from '#server/base/citation/work.ts'

const answer = z.object({
  message: z.looseObject({ published: z.unknown().optional(), issued: z.unknown().optional() }),
})

/** What Crossref says of a DOI: almost CSL. */
export const readCrossref = (text: string): Work | null => {
  const { message } = answer.parse(JSON.parse(text))
  const work = workFromCsl({ ...message, issued: message.published ?? message.issued })
  // Its own address only leads back to the DOI.
  return work && { ...work, key: '', url: '' }
}
