import { z } from 'zod'
import { shortTextSchema } from './limits.ts'

const mostUrls = 20
const mostPositions = 50

const value = z.object({ value: shortTextSchema.nullish() }).nullish()
const rough = z.object({ year: value, month: value, day: value }).nullish()

const personShape = z.object({
  name: z.object({ 'given-names': value, 'family-name': value, 'credit-name': value }).nullish(),
  'researcher-urls': z
    .object({
      'researcher-url': z
        .array(z.object({ 'url-name': shortTextSchema.nullish(), url: value }))
        .nullish(),
    })
    .nullish(),
})

const employment = z.object({
  'role-title': shortTextSchema.nullish(),
  'start-date': rough,
  'end-date': rough,
  organization: z.object({ name: shortTextSchema.nullish() }).nullish(),
})
const employmentsShape = z.object({
  'affiliation-group': z.array(
    z.object({ summaries: z.array(z.object({ 'employment-summary': employment })) }),
  ),
})

/** A position in an ORCID record. Dates may be only a year or a month. */
interface OrcidPosition {
  readonly title: string
  readonly place: string
  readonly from: string
  readonly until: string
}

export interface OrcidPerson {
  readonly name: string
  readonly urls: readonly { readonly label: string; readonly url: string }[]
  readonly positions: readonly OrcidPosition[]
}

/** Reads name and links from ORCID's response about a person. */
export const readOrcidPerson = (body: string): Omit<OrcidPerson, 'positions'> => {
  const { name, 'researcher-urls': links } = personShape.parse(JSON.parse(body))
  const full = [name?.['given-names']?.value, name?.['family-name']?.value].filter(Boolean)
  const urls = (links?.['researcher-url'] ?? []).slice(0, mostUrls).map((link) => ({
    label: link['url-name'] ?? '',
    url: link.url?.value ?? '',
  }))
  return { name: name?.['credit-name']?.value || full.join(' '), urls }
}

const dateOf = (date: z.infer<typeof rough>): string =>
  [date?.year?.value, date?.month?.value, date?.day?.value]
    .map((part, at, all) => (all.slice(0, at).every(Boolean) ? part : null))
    .filter(Boolean)
    .join('-')

/** Reads positions, newest first, from ORCID's response about employments. */
export const readOrcidPositions = (body: string): OrcidPosition[] =>
  employmentsShape
    .parse(JSON.parse(body))
    ['affiliation-group'].flatMap(({ summaries }) => summaries.slice(0, 1))
    .map(({ 'employment-summary': each }) => ({
      title: each['role-title'] ?? '',
      place: each.organization?.name ?? '',
      from: dateOf(each['start-date']),
      until: dateOf(each['end-date']),
    }))
    .toSorted((one, other) => other.from.localeCompare(one.from))
    .slice(0, mostPositions)
