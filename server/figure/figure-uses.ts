import { sql } from 'kysely'
import { entityFieldsOfKind, titleFieldNameOf } from '#contract/call/entity.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import type { ColumnReference } from '#server/base/definition/columns.ts'
import { entityDefinitionOf, entityDefinitions } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { unpublishedTextColumns } from '#server/base/media/picture-references.ts'

interface Named {
  readonly entity: string
  readonly id: string
}

export interface FigureReferencingRow {
  readonly table: string
  readonly id: string
  /**
   * Entry that the row belongs to: for a translation, the translated entry, otherwise the row
   * itself.
   */
  readonly entry: Named
}

/** Text columns to search for figures, by table. Only tables with Markdown can contain figures. */
export const figureTextColumns: ReadonlyMap<string, readonly string[]> = new Map(
  entityDefinitions
    .filter((each) => entityFieldsOfKind(each, 'markdown').length > 0)
    // Includes plain text fields, because those of translations can contain Markdown.
    .map((each) => [each.name, entityFieldsOfKind(each, 'markdown', 'text').map(([name]) => name)]),
)

/** Text columns outside of entries: drafts, unfinished entries and suggestions. */
export const unpublishedFigureTextColumns: readonly ColumnReference[] = [
  ...unpublishedTextColumns,
  { table: 'draft', column: 'base' },
  { table: 'suggestion', column: 'fields' },
]

const rowsWith = async (
  queries: Queries,
  table: string,
  columns: readonly string[],
  url: string,
) => {
  const isNamed = columns.map((column) => sql`${sql.ref(column)} like ${`%${url}%`}`)
  const { rows } = await sql<SnapshotRow>`
    select * from ${sql.table(table)} where ${sql.join(isNamed, sql` or `)}`.execute(queries)
  return rows
}

/** Finds the rows whose texts contain the URL of a figure, sorted in lock order. */
export const findRowsContainingFigure = async (
  queries: Queries,
  url: string,
): Promise<FigureReferencingRow[]> => {
  const found: FigureReferencingRow[] = []
  for (const [table, columns] of figureTextColumns) {
    for (const row of await rowsWith(queries, table, columns, url)) {
      const id = String(row._id)
      const { entity = table, entityId = id } = row
      found.push({ table, id, entry: { entity: String(entity), id: String(entityId) } })
    }
  }
  return found.toSorted((one, other) => (one.table + one.id < other.table + other.id ? -1 : 1))
}

const titleOf = async (queries: Queries, { entity, id }: Named): Promise<string> => {
  const definition = entityDefinitionOf(entity)
  if (!definition) return entityLabelOf(entity)
  const { rows } = await sql<SnapshotRow>`
    select * from ${sql.table(entity)} where "_id" = ${id}`.execute(queries)
  const title = rows[0]?.[titleFieldNameOf(definition) ?? '']
  if (title) return String(title)
  const parent = parentColumnOf(entity)
  const whole = parent && rows[0]?.[parent.column]
  return whole ? titleOf(queries, { entity: parent.to, id: String(whole) }) : definition.label
}

/** Lists the entries whose texts, translations or drafts contain the URL of a figure, each once. */
export const listFigureUses = async (queries: Queries, url: string) => {
  const drafts = await rowsWith(queries, 'draft', ['fields'], url)
  const named = [
    ...(await findRowsContainingFigure(queries, url)).map(({ entry }) => entry),
    ...drafts.map(({ entity, entityId }) => ({ entity: String(entity), id: String(entityId) })),
  ]
  const entries = new Map(named.map((entry) => [`${entry.entity} ${entry.id}`, entry]))
  const uses = []
  for (const entry of entries.values())
    uses.push({ ...entry, title: await titleOf(queries, entry) })
  return uses
}
