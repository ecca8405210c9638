import { sql } from 'kysely'
import { titleFieldNameOf } from '#contract/call/entity.ts'
import {
  type CollectionField,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createBackgroundPause } from '#server/base/db/turns.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { findItemDefinition } from '#server/collection/fields-store.ts'
import type { NamedReference } from './cells.ts'

const atOnce = 500

const plain = (name: string): string =>
  name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The ids in a list of ids or names, or the reason why one of them names no entry. */
export type FoundReferences = { readonly ids: string[] } | { readonly reason: string }

/** Finds entries by id or by their whole name, if no other entry has the same. */
export type ReferenceFinder = (wanted: readonly NamedReference[]) => FoundReferences

/** Creates a function that finds the entries to which the cells of a field refer. */
export const createReferenceFinder = async (
  queries: Queries,
  field: CollectionField,
  wanted: readonly NamedReference[],
): Promise<ReferenceFinder> => {
  const { type } = field
  if (!isReferenceFieldType(type)) throw new TypeError(`${type} has no references`)
  const { to } = itemEntity.fields[type]
  const definition = entityDefinitionOf(to)
  const title = (definition && titleFieldNameOf(definition)) ?? '_id'
  const names = new Set(wanted.map(({ name }) => plain(name)))
  const wantedIds = new Set(wanted.flatMap(({ id }) => id ?? []))
  const ids = new Set<string>()
  const byName = new Map<string, string[]>()
  const among = field.collection ? await findItemDefinition(queries, field.collection) : undefined
  const condition = among ? sql`and "collectionId" = ${among._id}` : sql``
  const pause = createBackgroundPause()
  for (let after = ''; ; await pause()) {
    const { rows } = await sql<{ _id: string; name: string }>`
      select "_id", ${sql.ref(title)} as "name" from ${sql.table(to)}
      where "_id" > ${after} ${condition} order by "_id" limit ${sql.lit(atOnce)}`.execute(queries)
    for (const { _id, name } of rows) {
      if (wantedIds.has(_id)) ids.add(_id)
      const key = plain(name)
      if (names.has(key)) byName.set(key, [...(byName.get(key) ?? []), _id])
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) break
    after = last._id
  }
  return (references) => {
    const found = new Set<string>()
    for (const { id, name } of references) {
      const [one, ...others] = byName.get(plain(name)) ?? []
      if (id !== undefined && ids.has(id)) found.add(id)
      else if (one === undefined) return { reason: `There is no “${name.slice(0, 100)}”` }
      else if (others.length > 0)
        return {
          reason: `“${name.slice(0, 100)}” is the name of ${others.length + 1} entries: write “${name.slice(0, 100)} (${one})” with the id of the one you mean`,
        }
      else found.add(one)
    }
    return { ids: [...found] }
  }
}
