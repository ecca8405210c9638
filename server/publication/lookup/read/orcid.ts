import { z } from 'zod'
import { smallestOf } from '#contract/list/any-length.ts'
import {
  parseWorkIdentifier,
  type WorkIdentifier,
} from '#server/publication/citation/read/work-identifiers.ts'
import { limitedListSchema, shortTextSchema } from './limits.ts'

/** Maximum number of works in a record, the same as for one import. */
const maxWorks = 5_000
const mostIds = 20

const text = z.object({ value: shortTextSchema.nullish() }).nullish()
const moment = z.object({ value: z.number().nullish() }).nullish()
const externalId = z.object({
  'external-id-type': shortTextSchema.nullish(),
  'external-id-value': shortTextSchema.nullish(),
  'external-id-relationship': shortTextSchema.nullish(),
})
const summary = z.object({
  title: z.object({ title: text }).nullish(),
  type: shortTextSchema.nullish(),
  'journal-title': text,
  url: text,
  'publication-date': z.object({ year: text, month: text, day: text }).nullish(),
  'created-date': moment,
  'external-ids': z.object({ 'external-id': z.array(externalId).nullish() }).nullish(),
})
const works = z.object({
  group: limitedListSchema(z.object({ 'work-summary': z.array(summary) }), maxWorks, 'works'),
})

/** Identifier of a work at a service that provides metadata. */
export type WorkId = Pick<WorkIdentifier, 'value'> & { readonly kind: 'doi' | 'pmid' | 'arxiv' }

/** A work in an ORCID record. Missing values are empty. */
export interface OrcidWork {
  /** Identifiers of the work, the most reliable first. */
  readonly ids: readonly WorkId[]
  readonly title: string
  /** ORCID's type, such as `journal-article`. */
  readonly type: string
  readonly venue: string
  readonly url: string
  readonly date: { readonly year: string; readonly month: string; readonly day: string }
  /** ISO time at which the person added the work to their ORCID record. */
  readonly since: string
}

const kinds = ['doi', 'pmid', 'arxiv'] as const

/** Normalises an identifier. Returns null if it does not identify a work. */
export const normaliseWorkId = (kind: WorkId['kind'], value: string): WorkId | null => {
  const found = parseWorkIdentifier(`${kind}:${value}`, 0) ?? parseWorkIdentifier(value, 0)
  if (!found || !('kind' in found) || found.kind === 'orcid' || found.kind === 'pmc') return null
  return { kind: found.kind, value: found.value }
}

const idsOf = (summaries: readonly z.infer<typeof summary>[]): WorkId[] => {
  const given = summaries
    .flatMap((each) => each['external-ids']?.['external-id'] ?? [])
    .filter((each) => each['external-id-relationship']?.toLowerCase() !== 'part-of')
  const ids = kinds.flatMap((kind) =>
    given
      .filter((each) => each['external-id-type']?.toLowerCase() === kind)
      .flatMap((each) => normaliseWorkId(kind, each['external-id-value'] ?? '') ?? []),
  )
  return ids.slice(0, mostIds)
}

const sinceOf = (summaries: readonly z.infer<typeof summary>[]): string => {
  const moments = summaries.flatMap((each) => each['created-date']?.value ?? [])
  return moments.length === 0 ? '' : new Date(smallestOf(moments)).toISOString()
}

/**
 * Parses the works of an ORCID record. ORCID groups several entries about the same work, and each group
 * becomes one work.
 */
export const readOrcidWorks = (body: string): OrcidWork[] =>
  works.parse(JSON.parse(body)).group.map(({ 'work-summary': summaries }) => {
    const [first] = summaries
    const date = first?.['publication-date']
    return {
      ids: idsOf(summaries),
      title: first?.title?.title?.value ?? '',
      type: first?.type ?? '',
      venue: first?.['journal-title']?.value ?? '',
      url: first?.url?.value ?? '',
      date: {
        year: date?.year?.value ?? '',
        month: date?.month?.value ?? '',
        day: date?.day?.value ?? '',
      },
      since: sinceOf(summaries),
    }
  })
