import { z } from 'zod'
import { workFromCsl } from '#server/base/citation/read/csl.ts'
import type { Work } from '#server/base/citation/work.ts'

const answer = z.object({
  message: z.looseObject({
    type: z.string().optional(),
    published: z.unknown().optional(),
    issued: z.unknown().optional(),
    'container-title': z.array(z.string()).optional(),
    institution: z.array(z.looseObject({ name: z.string().optional() })).optional(),
    degree: z.array(z.string()).optional(),
    'edition-number': z.string().optional(),
  }),
})

/** What Crossref says of a DOI: almost CSL. */
export const readCrossref = (text: string): Work | null => {
  const { message } = answer.parse(JSON.parse(text))
  const containers = message['container-title'] ?? []
  const [institution] = message.institution ?? []
  const [degree] = message.degree ?? []
  const work = workFromCsl({
    ...message,
    issued: message.published ?? message.issued,
    edition: message['edition-number'] ?? '',
    // A book in a series has both titles, the series first.
    ...(containers.length > 1 && {
      'collection-title': containers[0],
      'container-title': containers[1],
    }),
    // The server of a preprint.
    ...(message.type === 'posted-content' && { 'container-title': institution?.name ?? '' }),
    ...(degree && { genre: `${degree} thesis` }),
    ...(message.type === 'dissertation' && institution && { publisher: institution.name }),
  })
  // Its own address only leads back to the DOI.
  return work && { ...work, key: '', url: '' }
}
