import { sql } from 'kysely'
import { entityFieldsOfKind, titleFieldNameOf } from '#contract/call/entity.ts'
import { isListTableField } from '#contract/call/field-types/any-field.ts'
import type { EntryChange } from '#server/base/db/changes.ts'
import type { Queries } from '#server/base/db/database.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import { referenceColumns } from '#server/base/definition/columns.ts'
import { entityDefinitionOf, entityDefinitions } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { type ContentReader, visiblePeriodKeyOf } from '#server/base/reader/visible.ts'
import { putIntoSearchIndex, removeFromSearchIndex } from './entry-words.ts'
import { findRelabelledEntries } from './option-labels.ts'
import { readSearchableEntryTexts } from './texts.ts'
import { mergeSomeSegments } from './tidy.ts'

/** Records the changes of a transaction and updates the search index at its end. */
export interface SearchIndexUpdater {
  changed(change: Pick<EntryChange, 'entity' | 'id' | 'owner'>): void
  /** Also records entries that show the name of this entry. Called before a deletion and after a creation. */
  renamed(entity: string, id: string): Promise<void>
  /** Records entries that share a list with this one. Called before the list changes. */
  linked(entity: string, id: string): Promise<void>
  /** Also records entries that show a changed name. Called after the change. */
  updated(entity: string, id: string, states: { before: unknown; after: unknown }): Promise<void>
  catchUp(): Promise<void>
}

/**
 * Blocks other index updates until the transaction ends, because each must read the other's result.
 */
export const lockSearchIndex = (queries: Queries): Promise<void> =>
  lockNameUntilCommit(queries, 'searchIndex')

const atOnce = 200

/**
 * Returns the entity that refers to others by the column `by`, in its own table or in that of a list, and the
 * column with its own id.
 */
const ownerOf = (table: string, by: string): { entity: string; column: string } | undefined => {
  if (entityDefinitionOf(table)) return { entity: table, column: '_id' }
  for (const { name, fields } of entityDefinitions) {
    const lists = Object.values(fields).filter(isListTableField)
    const list = lists.find((each) => each.table === table && each.member === by)
    if (list) return { entity: name, column: list.owner }
  }
  return undefined
}

const isFound = (entity: string): boolean => entityDefinitionOf(entity)?.found !== undefined

const placesNaming = (entity: string) =>
  referenceColumns.flatMap(({ table, column, to }) => {
    const owner = to === entity ? ownerOf(table, column) : undefined
    if (!owner || parentColumnOf(table)?.column === column) return []
    const whole = parentColumnOf(owner.entity)?.to ?? owner.entity
    return isFound(owner.entity) || isFound(whole) ? [{ table, column, owner }] : []
  })

const keptFromBothSides = new Set(
  entityDefinitions.flatMap((each) =>
    entityFieldsOfKind(each, 'relations').flatMap(([, { mirrored, to }]) =>
      mirrored ? [each.name, to] : [],
    ),
  ),
)

/**
 * Reader for names in the search index. Sees only what visitors see permanently, so that the index
 * does not reveal hidden people.
 */
const namesForAll = (): ContentReader => ({
  now: new Date().toISOString(),
  seesAll: false,
  withoutEndDate: true,
  profileId: '',
})

const nameOf = (entity: string, state: unknown): unknown => {
  const definition = entityDefinitionOf(entity)
  const name = definition && titleFieldNameOf(definition)
  return name && typeof state === 'object' && state && Reflect.get(state, name)
}

export const updateSearchIndexEntries = async (
  queries: Queries,
  entity: string,
  ids: readonly string[],
): Promise<void> => {
  const definition = entityDefinitionOf(entity)
  if (!definition?.found) return
  for (let at = 0; at < ids.length; at += atOnce) {
    const these = ids.slice(at, at + atOnce)
    const entries = await readSearchableEntryTexts(queries, definition, these, namesForAll(), true)
    const there = new Set(entries.map(({ id }) => id))
    await removeFromSearchIndex(
      queries,
      entity,
      these.filter((id) => !there.has(id)),
    )
    await putIntoSearchIndex(queries, entity, entries)
  }
}

export const createSearchIndexUpdater = (queries: Queries): SearchIndexUpdater => {
  const touched = new Map<string, Set<string>>()
  const touch = (entity: string, id: string) => {
    if (!isFound(entity)) return
    touched.set(entity, (touched.get(entity) ?? new Set()).add(id))
  }
  const readIds = async (table: string, wanted: string, column: string, id: string) => {
    const { rows } = await sql<{ id: string }>`select ${sql.ref(wanted)} as id
      from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(queries)
    return rows.map((row) => row.id)
  }
  const renamed: SearchIndexUpdater['renamed'] = async (entity, id) => {
    const places = placesNaming(entity)
    if (places.length === 0) return
    const parts = places.map(
      ({ table, column, owner }) => sql`select ${sql.lit(owner.entity)} as entity,
        ${sql.ref(owner.column)} as id from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
    )
    const { rows } = await sql<{ entity: string; id: string }>`${sql.join(
      parts,
      sql` union all `,
    )}`.execute(queries)
    for (const owner of rows) {
      touch(owner.entity, owner.id)
      const parent = parentColumnOf(owner.entity)
      if (!parent) continue
      for (const each of await readIds(owner.entity, parent.column, '_id', owner.id)) {
        touch(parent.to, each)
      }
    }
  }
  const linked: SearchIndexUpdater['linked'] = async (entity, id) => {
    if (keptFromBothSides.has(entity)) await renamed(entity, id)
  }
  return {
    renamed,
    linked,
    updated: async (entity, id, { before, after }) => {
      await linked(entity, id)
      const isNamedOtherwise = nameOf(entity, before) !== nameOf(entity, after)
      if (isNamedOtherwise || visiblePeriodKeyOf(before) !== visiblePeriodKeyOf(after))
        await renamed(entity, id)
      for (const owned of findRelabelledEntries(entity, id, { before, after }))
        for (const each of await readIds(owned.entity, '_id', owned.column, owned.id))
          touch(owned.entity, each)
    },
    changed: ({ entity, id, owner }) => {
      touch(entity, id)
      if (owner) touch(owner.entity, owner.id)
    },
    catchUp: async () => {
      if (touched.size === 0) return
      await lockSearchIndex(queries)
      for (const [entity, ids] of touched) {
        await updateSearchIndexEntries(queries, entity, [...ids].toSorted())
        await mergeSomeSegments(queries, entity)
      }
    },
  }
}

export const indexAllOfKind = async (queries: Queries, entity: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select "_id" as id from ${sql.table(entity)} order by "_id"`.execute(queries)
  await updateSearchIndexEntries(
    queries,
    entity,
    rows.map(({ id }) => id),
  )
}
