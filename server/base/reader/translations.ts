import { z } from 'zod'
import { fieldsOf } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInBatches } from '#server/base/db/in-batches.ts'
import { among } from '#server/base/db/ordered-list.ts'
import { noteReads, unrecorded } from '#server/base/db/reads.ts'
import { inLanguage } from '#server/base/db/tags.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import type { TextPlace } from '#server/base/field-types/field-values.ts'
import { textAt, textPlaces, withLists } from '#server/base/field-types/translated.ts'
import type { Reader } from './visible.ts'

export const textsShape = z.record(z.string(), z.string())
export type Texts = z.infer<typeof textsShape>

/** Parses stored translations. Blank ones count as missing. */
export const parseTexts = (stored: { readonly texts: string; readonly bodies?: string }): Texts => {
  const { texts, bodies = '{}' } = stored
  const all = textsShape.parse({ ...JSON.parse(texts), ...JSON.parse(bodies) })
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text.trim() !== ''))
}

export type Wanted = ReadonlyMap<string, ReadonlySet<string>>

/** A response with more entries of a kind depends on the whole kind. */
const mostNamed = 300

/** Reads published translations. Returns a lookup by entry. */
export const readTexts = async (
  queries: Queries,
  lang: string,
  wanted: Wanted,
  withLong: boolean,
): Promise<(entity: string, id: string) => Texts> => {
  const found = new Map<string, Texts>()
  const tags = new Set<string>()
  for (const [entity, ids] of wanted) {
    const isNamed = ids.size <= mostNamed
    for (const id of isNamed ? ids : []) tags.add(`${inLanguage(entity, lang)}:${id}`)
    if (!isNamed) tags.add(inLanguage(entity, lang))
    const read = await unrecorded(() =>
      readInBatches([...ids], async (batch) => {
        const rows = await queries
          .selectFrom('translation')
          .select(['entityId as _id', 'texts'])
          .$if(withLong, (query) => query.select('bodies'))
          .where('lang', '=', lang)
          .where('entity', '=', entity)
          .where(among('entityId', batch))
          .execute()
        return rows.map(({ _id, ...stored }) => ({ _id, texts: parseTexts(stored) }))
      }),
    )
    for (const { _id, texts } of read) found.set(`${entity} ${_id}`, texts)
  }
  noteReads({ tags, staleAt: Number.POSITIVE_INFINITY })
  return (entity, id) => found.get(`${entity} ${id}`) ?? {}
}

/** Replaces texts of an entry by translations. Returns the names of untranslated texts. */
export const putTexts = (places: readonly TextPlace[], texts: Texts): string[] =>
  places.flatMap((place) => {
    const text = texts[place.name]
    if (textAt(place) === '') return []
    if (text === undefined) return [place.name]
    place.holder[place.key] = text
    return []
  })

/** Translates rows to the reader's language and adds the names of their untranslated texts. */
export const translateRows = async <R extends { readonly _id: string }>(
  queries: Queries,
  { lang }: Reader,
  entity: string,
  rows: readonly R[],
): Promise<(R & { readonly untranslated?: string[] })[]> => {
  const definition = definitionOf(entity)
  if (lang === undefined || definition === undefined || rows.length === 0) return [...rows]
  const ids = new Set(rows.map(({ _id }) => _id))
  const textsOf = await readTexts(queries, lang, new Map([[entity, ids]]), true)
  return rows.map((row) => {
    const copy = withLists(definition, structuredClone(row))
    const untranslated = putTexts(textPlaces(definition, copy), textsOf(entity, row._id))
    const lists = fieldsOf(definition, 'list').filter(([name]) => name in copy)
    const stored = lists.map(([name]) => [
      name,
      typeof Reflect.get(row, name) === 'string' ? JSON.stringify(copy[name]) : copy[name],
    ])
    return Object.assign(row, copy, Object.fromEntries(stored), { untranslated })
  })
}
