import { z } from 'zod'
import { translationEntity } from '#contract/language/translation-entity.ts'
import { labelOf } from '#contract/lifecycle/entities.ts'
import type { TranslationState } from '#contract/lifecycle/translation.ts'
import { languageName } from '#contract/text/language-tag.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { parseTexts, textsShape } from '#server/base/reader/translations.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { changeRow, insertMissing } from './rows.ts'

/** An entry in a language. */
export interface InLanguage {
  readonly entity: string
  readonly id: string
  readonly lang: string
}

/** A text in another language, and the source it was made from. */
export interface Made {
  readonly text: string
  readonly source: string
}

/** The texts of one field in a language; an empty draft removes the text once it is published. */
export interface Kept {
  readonly published?: Made | undefined
  readonly draft?: Made | undefined
}

/** How a text stands, be it shown or a draft: not there, made from an earlier source, or right. */
export const stateOf = (source: string, made: Made | undefined): TranslationState => {
  if (made === undefined) return 'missing'
  return made.source === source ? 'done' : 'outdated'
}

/** The texts of an entry in a language, by field. */
export type Fields = ReadonlyMap<string, Kept>

const draftsShape = z.record(z.string(), z.object({ text: z.string(), source: z.string() }))

interface Stored {
  readonly texts: string
  readonly bodies: string
  readonly sources: string
  readonly drafts: string
}

const columns = ['texts', 'bodies', 'sources', 'drafts'] as const
const nothing: Stored = { texts: '{}', bodies: '{}', sources: '{}', drafts: '{}' }

const parse = ({ texts, bodies, sources, drafts }: Stored): Map<string, Kept> => {
  const made = parseTexts({ texts, bodies })
  const from = textsShape.parse(JSON.parse(sources))
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

const store = (fields: Fields, isLong: (name: string) => boolean): Stored => {
  const texts: Record<string, string> = {}
  const bodies: Record<string, string> = {}
  const sources: Record<string, string> = {}
  const drafts: Record<string, Made> = {}
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

const find = (queries: Queries, { entity, id, lang }: InLanguage) =>
  queries
    .selectFrom('translation')
    .select(['_id', 'version', ...columns])
    .where('lang', '=', lang)
    .where('entity', '=', entity)
    .where('entityId', '=', id)
    .executeTakeFirst()

/** What the journal keeps of a translation. */
interface State {
  /** What lists of changes call it. */
  readonly name: string
  readonly entity: string
  readonly entityId: string
  readonly lang: string
  readonly texts: Readonly<Record<string, string>>
  readonly drafts: Readonly<Record<string, string>>
  readonly version: number
}

const { label, name: table } = translationEntity

/** A translation as the journal sees it. */
export const translations: Entity<State> = {
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
    const name = `${labelOf(entity)} in ${languageName(lang)}`
    return { name, entity, entityId, lang, ...said, version }
  },
}

/** The texts of an entry in a language, and their version, which is 0 before the first text. */
export const readKept = async (
  queries: Queries,
  named: InLanguage,
): Promise<{ fields: Fields; version: number }> => {
  const row = await find(queries, named)
  return row ? { fields: parse(row), version: row.version } : { fields: new Map(), version: 0 }
}

/** The texts of all entries of a kind in a language, by entry. */
export const readAllKept = async (
  queries: Queries,
  lang: string,
  entity: string,
): Promise<Map<string, Fields>> => {
  const rows = await queries
    .selectFrom('translation')
    .select(['entityId', ...columns])
    .where('lang', '=', lang)
    .where('entity', '=', entity)
    .execute()
  return new Map(rows.map(({ entityId, ...row }) => [entityId, parse(row)]))
}

/** What is kept of some entries of a kind in some languages, with the version of each. */
export const readKeptOf = async (
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

/** Changes the texts of an entry in a language; a version that is no longer current is refused. */
export const changeKept = async (
  write: Write,
  named: InLanguage,
  version: number | undefined,
  isLong: (name: string) => boolean,
  change: (fields: Fields) => Fields,
): Promise<void> => {
  const { queries, now } = write
  const { entity, id: entityId, lang } = named
  const stamp = { _id: newId(), createdAt: now, updatedAt: now, version: 0 }
  await insertMissing(queries, table, { ...stamp, entity, entityId, lang, ...nothing })
  const row = await find(queries, named)
  if (row === undefined) throw new TypeError('A row that was just added is there')
  await write.update(translations, row._id, version, async () => {
    const fields = parse((await find(queries, named)) ?? nothing)
    await changeRow(queries, table, row._id, { ...store(change(fields), isLong) })
  })
}
