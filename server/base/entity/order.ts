import { type RawBuilder, sql } from 'kysely'
import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { foldedColumnExpression } from '#server/base/db/fold.ts'
import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { updateRow } from './rows.ts'

export interface SiblingFilter {
  readonly column: string
  readonly id: string
}

const among = (siblings: SiblingFilter | undefined) =>
  siblings ? sql`${sql.ref(siblings.column)} = ${siblings.id}` : sql`1 = 1`

export const buildOrderByClause = ({
  name,
  fields,
  order,
}: EntityDefinition): RawBuilder<unknown> => {
  const direction = sql.raw(order.newest === 'first' ? 'desc' : 'asc')
  const id = sql.ref(`${name}._id`)
  const by = `${name}.${order.by}`
  if (order.by === 'created') return sql`${id} ${direction}`
  if (order.by === 'position') return sql`${sql.ref(by)}, ${id} ${direction}`
  const { sort = foldedColumnExpression, hasDirection } = fieldTypeBehaviorOf(fields[order.by])
  return hasDirection ? sql`${sort(by)} ${direction}, ${id} ${direction}` : sql`${sort(by)}, ${id}`
}

/** Returns the position of a new entry, first or last as its definition requires. */
export const positionForNewEntry = async (
  queries: Queries,
  { name, order }: EntityDefinition,
  siblings?: SiblingFilter,
): Promise<number> => {
  const { rows } = await sql<{ least: number | null; most: number | null }>`
    select min("position") as least, max("position") as most
    from ${sql.table(name)} where ${among(siblings)}`.execute(queries)
  const { least = null, most = null } = rows[0] ?? {}
  return order.newest === 'first' ? Number(least ?? 1) - 1 : Number(most ?? -1) + 1
}

/** Reorders entries. Unlisted ones follow in their current order. */
export const reorderEntries = async (
  write: WriteTransaction,
  definition: EntityDefinition,
  wanted: readonly string[],
  siblings?: SiblingFilter,
): Promise<void> => {
  const { name } = definition
  const { rows } = await sql<{ _id: string }>`
    select "_id" from ${sql.table(name)} where ${among(siblings)}
    order by ${buildOrderByClause(definition)}`.execute(write.queries)
  const current = rows.map(({ _id }) => _id)
  const unknown = wanted.findIndex(
    (id, index) => !current.includes(id) || wanted.indexOf(id) !== index,
  )
  if (unknown >= 0) {
    throw createInvalidInputError([
      { path: `ids.${unknown}`, message: 'Not an entry of this list' },
    ])
  }
  const order = [...wanted, ...current.filter((id) => !wanted.includes(id))]
  for (const id of sortForLocking(order)) {
    await updateRow(write.queries, name, id, { position: order.indexOf(id) })
  }
  await write.reorder(name, current, order)
}
