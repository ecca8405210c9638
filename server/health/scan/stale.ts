import { sql } from 'kysely'
import type { EntityDefinition } from '#contract/call/entity.ts'
import type { PublishedChanges } from '#server/base/db/changes.ts'
import type { Queries } from '#server/base/db/database.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'

/** Entries to scan, by kind. `everything` means all whose version differs from the last scan. */
export type EntriesToRescan = 'everything' | ReadonlyMap<string, ReadonlySet<string>>

/** Strips the language from the name of a translated entity, such as `post in de`. */
const kindOf = (entity: string): string => entity.replace(/ in .*$/, '')

/**
 * Maximum number of changed entries to remember. Above it, all entries are compared with the last scan
 * instead.
 */
const maxNamed = 5_000

export const addChangedEntries = (
  stale: EntriesToRescan,
  changed: PublishedChanges,
): EntriesToRescan => {
  if (stale === 'everything' || changed === 'everything') return 'everything'
  const more = new Map(stale)
  for (const { entity, id } of changed) {
    const kind = kindOf(entity)
    more.set(kind, new Set(more.get(kind)).add(id))
  }
  const count = [...more.values()].reduce((sum, { size }) => sum + size, 0)
  return count > maxNamed ? 'everything' : more
}

export const listStaleEntryIds = (
  stale: Exclude<EntriesToRescan, 'everything'>,
  entity: string,
): string[] => [...(stale.get(entity) ?? [])]

interface Pass {
  readonly languages: readonly string[]
  readonly pause: () => Promise<void>
}

const atOnce = 1_000

interface Version {
  readonly id: string
  readonly isChanged: number | boolean
}

/** Lists all entries whose version differs from the last scan. */
const listDiffering = async (
  queries: Queries,
  { name }: EntityDefinition,
  { languages: [, ...others], pause }: Pass,
): Promise<string[]> => {
  const ownColumn = (column: string) => sql.ref(`${name}.${column}`)
  const texts =
    others.length === 0
      ? sql`0`
      : sql`coalesce((select sum("translation"."version") from "translation"
          where "lang" in (${sql.join(others)}) and "translation"."entity" = ${name}
          and "translation"."entityId" = ${ownColumn('_id')}), 0)`
  const differing: string[] = []
  let after = ''
  for (let isMore = true; isMore; ) {
    const { rows } = await sql<Version>`select ${ownColumn('_id')} as "id",
      ("healthScan"."version" is null or "healthScan"."version" <> ${ownColumn('version')}
        or "healthScan"."texts" <> ${texts}) as "isChanged"
      from ${sql.table(name)} left join "healthScan" on "healthScan"."entity" = ${name}
        and "healthScan"."entityId" = ${ownColumn('_id')}
      where ${ownColumn('_id')} > ${after} order by ${ownColumn('_id')} limit ${sql.lit(atOnce)}`.execute(
      queries,
    )
    for (const { id, isChanged } of rows) if (isChanged) differing.push(id)
    after = rows.at(-1)?.id ?? after
    isMore = rows.length === atOnce
    await pause()
  }
  return differing
}

/**
 * Lists parts of stale parents. Parts are created and deleted with the parent, without change events of their
 * own.
 */
const listParts = async (
  queries: Queries,
  { name, parents, column }: { name: string; parents: readonly string[]; column: string },
): Promise<string[]> => {
  if (parents.length === 0) return []
  const { rows } = await sql<{ id: string }>`select "_id" as "id" from ${sql.table(name)}
    where ${sql.ref(column)} in (${sql.join(parents)})`.execute(queries)
  return rows.map(({ id }) => id)
}

export const listEntryIdsToScan = async (
  queries: Queries,
  stale: EntriesToRescan,
  definition: EntityDefinition,
  pass: Pass,
): Promise<string[]> => {
  if (stale === 'everything') return listDiffering(queries, definition, pass)
  const { name } = definition
  const parent = parentColumnOf(name)
  const parts = parent
    ? await listParts(queries, {
        name,
        parents: listStaleEntryIds(stale, parent.to),
        column: parent.column,
      })
    : []
  return [...new Set([...listStaleEntryIds(stale, name), ...parts])]
}

export const listRemovedEntryIds = async (
  queries: Queries,
  stale: EntriesToRescan,
  { name }: EntityDefinition,
): Promise<string[]> => {
  const parent = parentColumnOf(name)
  const mayBe = stale === 'everything' || (parent && listStaleEntryIds(stale, parent.to).length > 0)
  if (!mayBe) return []
  const { rows } = await sql<{ id: string }>`select "entityId" as "id" from "healthScan"
    where "entity" = ${name} and not exists (select 1 from ${sql.table(name)}
      where ${sql.ref(`${name}._id`)} = "healthScan"."entityId")`.execute(queries)
  return rows.map(({ id }) => id)
}
