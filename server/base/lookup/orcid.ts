import { z } from 'zod'
import { type Identifier, readIdentifier } from '#server/base/citation/read/identifiers.ts'

const text = z.object({ value: z.string().nullish() }).nullish()
const externalId = z.object({
  'external-id-type': z.string().nullish(),
  'external-id-value': z.string().nullish(),
  'external-id-relationship': z.string().nullish(),
})
const summary = z.object({
  title: z.object({ title: text }).nullish(),
  'external-ids': z.object({ 'external-id': z.array(externalId).nullish() }).nullish(),
})
const works = z.object({
  group: z.array(z.object({ 'work-summary': z.array(summary) })),
})

/** A work that someone lists: what names it elsewhere, or only its title. */
export type Listed = Pick<Identifier, 'kind' | 'value'> | { readonly title: string }

const kinds = ['doi', 'pmid', 'arxiv'] as const

const listed = (summaries: readonly z.infer<typeof summary>[]): Listed => {
  const ids = summaries
    .flatMap((each) => each['external-ids']?.['external-id'] ?? [])
    .filter((each) => each['external-id-relationship']?.toLowerCase() !== 'part-of')
  for (const kind of kinds) {
    for (const each of ids) {
      if (each['external-id-type']?.toLowerCase() !== kind) continue
      const found =
        readIdentifier(`${kind}:${each['external-id-value'] ?? ''}`, 0) ??
        readIdentifier(each['external-id-value'] ?? '', 0)
      if (found && 'kind' in found) return { kind: found.kind, value: found.value }
    }
  }
  return { title: summaries[0]?.title?.title?.value ?? '' }
}

/** The works that a person lists at ORCID. */
export const readOrcid = (body: string): Listed[] =>
  works.parse(JSON.parse(body)).group.map((group) => listed(group['work-summary']))
