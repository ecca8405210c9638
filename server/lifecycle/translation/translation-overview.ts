import type { TranslationGap, TranslationState } from '#contract/lifecycle/translation.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  type FieldTranslation,
  getTranslationState,
  readTranslationsOfKind,
} from '#server/base/entity/kept-texts.ts'
import type {
  LanguagePair,
  SourceReader,
  TranslatableEntryTexts,
} from '#server/base/entity/source-texts.ts'

export interface ListedTranslation {
  readonly entity: string
  readonly entry: TranslatableEntryTexts
  readonly field: string
  readonly source: string
  /** The published translation or the built-in one, otherwise the draft. */
  readonly made: FieldTranslation['published']
  readonly isDraft: boolean
}

export const listTranslations = async (
  queries: Queries,
  sources: ReadonlyMap<string, SourceReader>,
  languages: LanguagePair,
): Promise<ListedTranslation[]> => {
  const listed: ListedTranslation[] = []
  for (const [entity, { read, builtIn: shipped }] of sources) {
    const kept = await readTranslationsOfKind(queries, languages.lang, entity)
    for (const entry of await read(queries)) {
      const ships = shipped?.(languages, entry)
      for (const [field, { source }] of entry.texts) {
        const { published, draft } = kept.get(entry.id)?.get(field) ?? {}
        const shown = published ?? ships?.get(field)
        const isDraft = draft !== undefined && draft.text !== (shown?.text ?? '')
        listed.push({ entity, entry, field, source, made: shown ?? draft, isDraft })
      }
    }
  }
  return listed
}

interface Wanted {
  readonly entity?: string | undefined
  readonly state?: TranslationState | undefined
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

export const readTranslationOverview = async (
  queries: Queries,
  sources: ReadonlyMap<string, SourceReader>,
  languages: LanguagePair,
  { entity, state, limit = Number.POSITIVE_INFINITY, offset = 0 }: Wanted,
) => {
  const listed = await listTranslations(queries, sources, languages)
  const all = listed.map(
    ({ entity, entry: { id, title }, field, source, made }): TranslationGap => ({
      entity,
      id,
      field,
      title,
      state: getTranslationState(source, made),
    }),
  )
  const count = (wanted: TranslationState) => all.filter((each) => each.state === wanted).length
  const entries = all.filter(
    (each) =>
      (entity === undefined || each.entity === entity) &&
      (state === undefined ? each.state !== 'done' : each.state === state),
  )
  return {
    total: all.length,
    done: count('done'),
    missing: count('missing'),
    outdated: count('outdated'),
    drafts: listed.filter(({ isDraft }) => isDraft).length,
    entries: entries.slice(offset, offset + limit),
  }
}
