import { z } from 'zod'
import { entityFieldsOfKind } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readEntriesInBatches } from '#server/base/db/in-batches.ts'
import { inOwnerIdsCondition } from '#server/base/db/ordered-list.ts'
import { addReadDependencies, withoutRecordingReads } from '#server/base/db/reads.ts'
import { translatedKindOf } from '#server/base/db/tags.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { TranslatableTextLocation } from '#server/base/field-types/field-values.ts'
import {
  findTranslatableTextLocations,
  parseListColumns,
  readTranslatableText,
} from '#server/base/field-types/translated.ts'
import type { ContentReader } from './visible.ts'

export const textsByFieldSchema = z.record(z.string(), z.string())
export type TextsByField = z.infer<typeof textsByFieldSchema>

/** Parses stored translations. Blank ones count as missing. */
export const parseStoredTranslation = (stored: {
  readonly texts: string
  readonly bodies?: string
}): TextsByField => {
  const { texts, bodies = '{}' } = stored
  const all = textsByFieldSchema.parse({ ...JSON.parse(texts), ...JSON.parse(bodies) })
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text.trim() !== ''))
}

export type EntryIdsByKind = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Maximum number of entries on which a response depends individually. With more, it depends on all entries of
 * the kind.
 */
const mostNamed = 300

/**
 * Reads the published translations of entries into a language. Returns a function that looks up the texts of
 * an entry.
 */
export const readPublishedTranslations = async (
  queries: Queries,
  lang: string,
  wanted: EntryIdsByKind,
  withLong: boolean,
): Promise<(entity: string, id: string) => TextsByField> => {
  const found = new Map<string, TextsByField>()
  const tags = new Set<string>()
  for (const [entity, ids] of wanted) {
    const isNamed = ids.size <= mostNamed
    for (const id of isNamed ? ids : []) tags.add(`${translatedKindOf(entity, lang)}:${id}`)
    if (!isNamed) tags.add(translatedKindOf(entity, lang))
    const read = await withoutRecordingReads(() =>
      readEntriesInBatches([...ids], async (batch) => {
        const rows = await queries
          .selectFrom('translation')
          .select(['entityId as _id', 'texts'])
          .$if(withLong, (query) => query.select('bodies'))
          .where('lang', '=', lang)
          .where('entity', '=', entity)
          .where(inOwnerIdsCondition('entityId', batch))
          .execute()
        return rows.map(({ _id, ...stored }) => ({ _id, texts: parseStoredTranslation(stored) }))
      }),
    )
    for (const { _id, texts } of read) found.set(`${entity} ${_id}`, texts)
  }
  addReadDependencies({ tags, staleAt: Number.POSITIVE_INFINITY })
  return (entity, id) => found.get(`${entity} ${id}`) ?? {}
}

/** Replaces texts of an entry by translations. Returns the names of untranslated texts. */
export const replaceTextsByTranslations = (
  places: readonly TranslatableTextLocation[],
  texts: TextsByField,
): string[] =>
  places.flatMap((place) => {
    const text = texts[place.name]
    if (readTranslatableText(place) === '') return []
    if (text === undefined) return [place.name]
    place.holder[place.key] = text
    return []
  })

/** Translates rows to the reader's language and adds the names of their untranslated texts. */
export const translateRows = async <R extends { readonly _id: string }>(
  queries: Queries,
  { lang }: ContentReader,
  entity: string,
  rows: readonly R[],
): Promise<(R & { readonly untranslated?: string[] })[]> => {
  const definition = entityDefinitionOf(entity)
  if (lang === undefined || definition === undefined || rows.length === 0) return [...rows]
  const ids = new Set(rows.map(({ _id }) => _id))
  const textsOf = await readPublishedTranslations(queries, lang, new Map([[entity, ids]]), true)
  return rows.map((row) => {
    const copy = parseListColumns(definition, structuredClone(row))
    const untranslated = replaceTextsByTranslations(
      findTranslatableTextLocations(definition, copy),
      textsOf(entity, row._id),
    )
    const lists = entityFieldsOfKind(definition, 'list', 'values').filter(([name]) => name in copy)
    const stored = lists.map(([name]) => [
      name,
      typeof Reflect.get(row, name) === 'string' ? JSON.stringify(copy[name]) : copy[name],
    ])
    return Object.assign(row, copy, Object.fromEntries(stored), { untranslated })
  })
}
