import type { TranslationGap } from '#contract/lifecycle/translation.ts'

/** An entry with texts that are not translated. */
export interface UntranslatedEntry {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly missing: number
  readonly outdated: number
}

/** Groups missing translations by entry. */
export const groupMissingTranslationsByEntry = (
  left: readonly TranslationGap[],
): UntranslatedEntry[] =>
  [...Map.groupBy(left, ({ entity, id }) => `${entity} ${id}`).values()].flatMap((fields) => {
    const [first] = fields
    if (!first) return []
    const count = (wanted: string) => fields.filter(({ state }) => state === wanted).length
    const { entity, id, title } = first
    return [{ entity, id, title, missing: count('missing'), outdated: count('outdated') }]
  })
