import { sql } from 'kysely'
import { fieldsOf, titleFieldOf } from '#contract/call/entity.ts'
import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInBatches } from '#server/base/db/in-batches.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'

type State = HistoryEntry['before']

const idOf = (member: unknown): string =>
  String(typeof member === 'object' && member !== null ? Reflect.get(member, '_id') : member)

/** Lists the relations of a state: field, target entity and the members' ids. */
const relationsOf = (entity: string, state: State) => {
  const definition = definitionOf(entity)
  return (definition ? fieldsOf(definition, 'relations') : []).flatMap(([name, { to }]) => {
    const members = state?.[name]
    return Array.isArray(members) ? [{ name, to, ids: members.map(idOf) }] : []
  })
}

const readNames = async (queries: Queries, entity: string, ids: readonly string[]) => {
  const definition = definitionOf(entity)
  const title = definition && titleFieldOf(definition)
  if (title === undefined) return new Map<string, string>()
  const rows = await readInBatches(ids, async (batch) => {
    const found = await sql<{ _id: string; name: string }>`
      select "_id", ${sql.ref(title)} as "name" from ${sql.table(entity)}
      where "_id" in (${batch})`.execute(queries)
    return found.rows
  })
  return new Map(rows.map(({ _id, name }) => [_id, name]))
}

/**
 * Replaces the related entries in states of the journal with `{ _id, name }`. The name is today's, and empty if the
 * entry is gone. Earlier versions stored whole entries, which are reduced in the same way.
 */
export const nameMembers = async (
  queries: Queries,
  changes: readonly HistoryEntry[],
): Promise<HistoryEntry[]> => {
  const relations = changes.flatMap(({ entity, before, after }) =>
    [before, after].flatMap((state) => relationsOf(entity, state)),
  )
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const [to, lists] of Map.groupBy(relations, ({ to }) => to)) {
    names.set(to, await readNames(queries, to, [...new Set(lists.flatMap(({ ids }) => ids))]))
  }
  const named = (entity: string, state: State): State =>
    state && {
      ...state,
      ...Object.fromEntries(
        relationsOf(entity, state).map(({ name, to, ids }) => [
          name,
          ids.map((_id) => ({ _id, name: names.get(to)?.get(_id) ?? '' })),
        ]),
      ),
    }
  return changes.map(({ entity, before, after, ...change }) => ({
    ...change,
    entity,
    before: named(entity, before),
    after: named(entity, after),
  }))
}
