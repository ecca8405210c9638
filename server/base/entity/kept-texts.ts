import { z } from 'zod'
import { translationEntity } from '#contract/language/translation-entity.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { TranslationState } from '#contract/lifecycle/translation.ts'
import { languageName } from '#contract/text/language-tag.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { parseStoredTranslation, textsByFieldSchema } from '#server/base/reader/translations.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import { insertRowIfMissing, updateRow } from './rows.ts'

export interface TranslationTarget {
  readonly entity: string
  readonly id: string
  readonly lang: string
}

/** A translation with the source text that it was made from. */
export interface TranslatedText {
  readonly text: string
  readonly source: string
}

/** Published translation and draft of a field. Publishing an empty draft removes the translation. */
export interface FieldTranslation {
  readonly published?: TranslatedText | undefined
  readonly draft?: TranslatedText | undefined
}

/** Whether a translation is missing, based on an outdated source text, or up to date. */
export const getTranslationState = (
  source: string,
  made: TranslatedText | undefined,
): TranslationState => {
  if (made === undefined) return 'missing'
  return made.source === source ? 'done' : 'outdated'
}

export type FieldTranslations = ReadonlyMap<string, FieldTranslation>

const draftsShape = z.record(z.string(), z.object({ text: z.string(), source: z.string() }))

interface Stored {
  readonly texts: string
  readonly bodies: string
  readonly sources: string
  readonly drafts: string
}

const columns = ['texts', 'bodies', 'sources', 'drafts'] as const
const nothing: Stored = { texts: '{}', bodies: '{}', sources: '{}', drafts: '{}' }

const parse = ({ texts, bodies, sources, drafts }: Stored): Map<string, FieldTranslation> => {
  const made = parseStoredTranslation({ texts, bodies })
  const from = textsByFieldSchema.parse(JSON.parse(sources))
  const waiting = draftsShape.parse(JSON.parse(drafts))
  const names = new Set([...Object.keys(made), ...Object.keys(waiting)])
  return new Map(
    [...names].map((name) => {
      const text = made[name]
      const published = text === undefined ? undefined : { text, source: from[name] ?? '' }
      return [name, { published, draft: waiting[name] }]
    }),
  )
}

const store = (fields: FieldTranslations, isLong: (name: string) => boolean): Stored => {
  const texts: Record<string, string> = {}
  const bodies: Record<string, string> = {}
  const sources: Record<string, string> = {}
  const drafts: Record<string, TranslatedText> = {}
  for (const [name, { published, draft }] of fields) {
    if (draft) drafts[name] = draft
    if (!published) continue
    const among = isLong(name) ? bodies : texts
    among[name] = published.text
    sources[name] = published.source
  }
  return {
    texts: JSON.stringify(texts),
    bodies: JSON.stringify(bodies),
    sources: JSON.stringify(sources),
    drafts: JSON.stringify(drafts),
  }
}

const find = (queries: Queries, { entity, id, lang }: TranslationTarget) =>
  queries
    .selectFrom('translation')
    .select(['_id', 'version', ...columns])
    .where('lang', '=', lang)
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .executeTakeFirst()

interface State {
  readonly name: string
  readonly entity: string
  readonly entityId: string
  readonly lang: string
  readonly texts: Readonly<Record<string, string>>
  readonly drafts: Readonly<Record<string, string>>
  readonly version: number
}

const { label, name: table } = translationEntity

export const journaledTranslationEntity: JournaledEntity<State> = {
  label,
  table,
  read: async (queries, _id) => {
    const row = await queries
      .selectFrom('translation')
      .selectAll()
      .where('_id', '=', _id)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const { entity, entityId, lang, version } = row
    const said = { texts: {}, drafts: {} } as { [K in 'texts' | 'drafts']: Record<string, string> }
    for (const [name, { published, draft }] of parse(row)) {
      if (published) said.texts[name] = published.text
      if (draft) said.drafts[name] = draft.text
    }
    const name = `${entityLabelOf(entity)} in ${languageName(lang)}`
    return { name, entity, entityId, lang, ...said, version }
  },
}

/** Reads the translations of an entry. The version is 0 if there are none. */
export const readEntryTranslations = async (
  queries: Queries,
  named: TranslationTarget,
): Promise<{ fields: FieldTranslations; version: number }> => {
  const row = await find(queries, named)
  return row ? { fields: parse(row), version: row.version } : { fields: new Map(), version: 0 }
}

export const readTranslationsOfKind = async (
  queries: Queries,
  lang: string,
  entity: string,
): Promise<Map<string, FieldTranslations>> => {
  const rows = await queries
    .selectFrom('translation')
    .select(['entityId', ...columns])
    .where('lang', '=', lang)
    .where('entity', '=', entity)
    .execute()
  return new Map(rows.map(({ entityId, ...row }) => [entityId, parse(row)]))
}

export const readTranslationsOfEntries = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
  langs: readonly string[],
) => {
  if (ids.length === 0 || langs.length === 0) return []
  const rows = await queries
    .selectFrom('translation')
    .select(['entityId', 'lang', 'version', ...columns])
    .where('lang', 'in', langs)
    .where('entity', '=', entity)
    .where('entityId', 'in', ids)
    .execute()
  return rows.map(({ entityId, lang, version, ...row }) => ({
    entityId,
    lang,
    version,
    fields: parse(row),
  }))
}

/** Changes translations of an entry. Throws if the version is outdated. */
export const updateEntryTranslations = async (
  write: WriteTransaction,
  named: TranslationTarget,
  version: number | undefined,
  isLong: (name: string) => boolean,
  change: (fields: FieldTranslations) => FieldTranslations,
): Promise<void> => {
  const { queries, now } = write
  const { entity, id: entityId, lang } = named
  const stamp = { _id: newId(), createdAt: now, updatedAt: now, version: 0 }
  await insertRowIfMissing(queries, table, { ...stamp, entity, entityId, lang, ...nothing })
  const row = await find(queries, named)
  if (row === undefined) throw new TypeError('A row that was just added is there')
  await write.update(journaledTranslationEntity, row._id, version, async () => {
    const fields = parse((await find(queries, named)) ?? nothing)
    await updateRow(queries, table, row._id, { ...store(change(fields), isLong) })
  })
}
