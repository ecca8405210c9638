import { z } from 'zod'
import type { PublicationNotice } from '#contract/publication/publication-fields.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { createKnownDate } from '#server/publication/citation/read/date.ts'
import { findFirstDoi } from '#server/publication/citation/read/doi.ts'
import { limitedListSchema, shortTextSchema } from './limits.ts'

/** Maximum number of updates. A publisher may retract some hundred articles in one notice. */
const maxUpdates = 1_000

const update = z.looseObject({
  DOI: shortTextSchema.nullish(),
  type: shortTextSchema.nullish(),
  updated: z
    .looseObject({ 'date-parts': z.array(z.array(z.number().nullish())).nullish() })
    .nullish(),
})
const relation = z.looseObject({
  id: shortTextSchema.nullish(),
  'id-type': shortTextSchema.nullish(),
})
const answer = z.object({
  message: z.looseObject({
    'updated-by': limitedListSchema(update, maxUpdates, 'updates').nullish(),
    'update-to': limitedListSchema(update, maxUpdates, 'updates').nullish(),
    relation: z.record(z.string(), z.unknown()).nullish(),
  }),
})

/**
 * Crossref's kinds of updates, with the corresponding kind of notice. All others, such as addenda and new
 * versions, are ignored.
 */
const kinds: Readonly<Record<string, PublicationNotice['kind']>> = {
  correction: 'correction',
  corrigendum: 'correction',
  erratum: 'correction',
  partialretraction: 'correction',
  expressionofconcern: 'concern',
  concern: 'concern',
  retraction: 'retraction',
  withdrawal: 'retraction',
  removal: 'retraction',
}

/** Notices about a work, and other works about which this work is a notice. */
export interface CrossrefUpdates {
  readonly notices: readonly PublicationNotice[]
  /** DOIs of the articles as which this preprint was published later. */
  readonly appearedAs: readonly string[]
  readonly noticeOf: readonly { readonly doi: string; readonly kind: PublicationNotice['kind'] }[]
}

/** Returns an ISO date, or an empty string. An unknown month or day becomes 01. */
const dayOf = (updated: z.infer<typeof update>['updated']): string => {
  const [parts = []] = updated?.['date-parts'] ?? []
  const [year, month, day] = parts.map((part) => (part ? String(part) : ''))
  return createKnownDate(year, month, day).date
}

const readUpdate = ({ DOI, type, updated }: z.infer<typeof update>) => {
  const kind = kinds[(type ?? '').toLowerCase().replaceAll(/[^a-z]/g, '')]
  const doi = findFirstDoi(DOI ?? '')
  return kind && doi ? [{ kind, doi, date: dayOf(updated) }] : []
}

/** Reads Crossref's updates of a work. Publisher and Retraction Watch may both report the same notice. */
export const readCrossrefUpdates = (text: string): CrossrefUpdates => {
  const { message } = answer.parse(JSON.parse(text))
  const told = (message['updated-by'] ?? []).flatMap(readUpdate)
  const notices = new Map(told.map((each) => [`${each.kind} ${each.doi}`, each]))
  const related = limitedListSchema(relation, maxUpdates, 'relations').safeParse(
    message.relation?.['is-preprint-of'],
  )
  const appeared = (related.data ?? [])
    .filter((each) => each['id-type']?.toLowerCase() === 'doi')
    .map(({ id }) => findFirstDoi(id ?? ''))
  return {
    notices: [...notices.values()].map((each) => ({ ...each, url: doiUrl(each.doi) })),
    appearedAs: [...new Set(appeared)].filter(Boolean),
    noticeOf: (message['update-to'] ?? []).flatMap(readUpdate),
  }
}
