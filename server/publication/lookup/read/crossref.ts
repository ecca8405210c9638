import { z } from 'zod'
import { workFromCsl } from '#server/publication/citation/read/csl.ts'
import { stripMarkup } from '#server/publication/citation/read/plain.ts'
import { withSubtitle } from '#server/publication/citation/read/subtitle.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import { parseJsonWithEntities } from './record.ts'

const texts = z.array(z.string()).catch([])
const answer = z.object({
  message: z.looseObject({
    type: z.string().catch(''),
    title: texts,
    subtitle: texts,
    published: z.unknown().optional(),
    issued: z.unknown().optional(),
    'container-title': texts,
    institution: z.array(z.looseObject({ name: z.string() })).catch([]),
    degree: texts,
    'edition-number': z.string().catch(''),
  }),
})

/** Reads a Crossref response, which is almost CSL-JSON. Returns null if it is not a work. */
export const readCrossrefResponse = (text: string): CitedWork | null => {
  const { message } = answer.parse(parseJsonWithEntities(text))
  const containers = message['container-title']
  const [institution] = message.institution
  const [degree] = message.degree
  const [title = ''] = message.title
  const [subtitle = ''] = message.subtitle
  const work = workFromCsl({
    ...message,
    title: withSubtitle(stripMarkup(title), stripMarkup(subtitle)),
    issued: message.published ?? message.issued,
    edition: message['edition-number'],
    // For a book in a series, Crossref gives both titles, the series first.
    ...(containers.length > 1 && {
      'collection-title': containers[0],
      'container-title': containers[1],
    }),
    // For a preprint, Crossref gives the preprint server as the institution.
    ...(message.type === 'posted-content' && { 'container-title': institution?.name ?? '' }),
    ...(degree && { genre: `${degree} thesis` }),
    ...(message.type === 'dissertation' && institution && { publisher: institution.name }),
  })
  // Crossref's URL only repeats the DOI.
  return work && { ...work, key: '', url: '' }
}
