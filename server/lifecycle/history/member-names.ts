import { entityFieldsOfKind } from '#contract/call/entity.ts'
import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { readTitles } from '#server/base/entity/read-titles.ts'

type State = HistoryEntry['before']

const idOf = (member: unknown): string =>
  String(typeof member === 'object' && member !== null ? Reflect.get(member, '_id') : member)

const relationsOf = (entity: string, state: State) =>
  entityFieldsOfKind(entityDefinitionOf(entity), 'relations').flatMap(([name, { to }]) => {
    const members = state?.[name]
    return Array.isArray(members) ? [{ name, to, ids: members.map(idOf) }] : []
  })

/**
 * Replaces related entries in journal snapshots with `{ _id, name }`. The name is the current one, or empty
 * if the related entry no longer exists. Earlier versions of Salus stored whole entries.
 */
export const addRelatedEntryNames = async (
  queries: Queries,
  changes: readonly HistoryEntry[],
): Promise<HistoryEntry[]> => {
  const relations = changes.flatMap(({ entity, before, after }) =>
    [before, after].flatMap((state) => relationsOf(entity, state)),
  )
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const [to, lists] of Map.groupBy(relations, ({ to }) => to)) {
    names.set(to, await readTitles(queries, to, [...new Set(lists.flatMap(({ ids }) => ids))]))
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
