import { type RawBuilder, sql } from 'kysely'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import {
  type EntityField,
  type EntityFieldOfKind,
  fieldTypeOf,
} from '#contract/call/field-types/any-field.ts'
import type { Queries } from '#server/base/db/database.ts'
import { columnNamesOf } from '#server/base/definition/columns.ts'
import { orderGroupColumnOf } from '#server/base/definition/ordered-within.ts'
import { buildOrderByClause } from '#server/base/entity/order.ts'
import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'

export type ExportedRow = Readonly<Record<string, unknown>> & { readonly _id: string }

const batchSize = 200

interface Member {
  readonly owner: string
  readonly member: string
  readonly position: number
  /** Value of the column that divides the list, or empty. */
  readonly part: string
}

const isDerived = (field: EntityField | undefined): boolean =>
  field !== undefined && fieldTypeOf(field).isDerived?.(field) === true

/**
 * Selects the position of a row among its siblings, counted from 0. Stored positions are not
 * exported, because they have gaps.
 */
const siblingIndex = (definition: EntityDefinition): RawBuilder<unknown> => {
  const within = orderGroupColumnOf(definition.name)
  const parts = within ? sql`partition by ${sql.ref(within)}` : sql``
  return sql`row_number() over (${parts} order by ${buildOrderByClause(definition)}) - 1`
}

const exportValue = (field: EntityField | undefined, value: unknown): unknown => {
  const { fromColumn } = fieldTypeBehaviorOf(field)
  return fromColumn ? fromColumn(value) : value
}

const readLists = async (
  queries: Queries,
  definition: EntityDefinition,
  ids: readonly string[],
): Promise<Map<string, Map<string, Member[]>>> => {
  const lists = new Map<string, Map<string, Member[]>>()
  for (const [name, field] of entityFieldsOfKind(definition, 'pictures', 'relations')) {
    if (isDerived(field)) continue
    const part = 'by' in field && field.by ? sql.ref(field.by) : sql.lit('')
    const { rows } = await sql<Member>`
      select ${sql.ref(field.owner)} as owner, ${sql.ref(field.member)} as member, "position", ${part} as part
      from ${sql.table(field.table)} where ${sql.ref(field.owner)} in (${sql.join(ids)})
      order by ${sql.ref(field.owner)}, part, "position", ${sql.ref(field.member)}`.execute(queries)
    lists.set(
      name,
      Map.groupBy(rows, ({ owner }) => owner),
    )
  }
  return lists
}

const idsOf = (members: readonly Member[]): string[] => members.map(({ member }) => member)

const byPart = (members: readonly Member[]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(members, ({ part }) => part),
      ([part, those]) => [part, idsOf(those)] as const,
    ),
  )

/** Adds the ids of related entries to list items, such as the id of a person to a publication's author. */
const addMemberIds = (
  items: unknown,
  { member }: EntityFieldOfKind<'relations'>,
  members: readonly Member[],
) => {
  const idAt = new Map(members.map((each) => [each.position, each.member]))
  return Array.isArray(items)
    ? items.map((item, at) => ({ ...item, [member]: idAt.get(at) ?? '' }))
    : items
}

export async function* readExportedRows(
  queries: Queries,
  definition: EntityDefinition,
  only?: string,
): AsyncGenerator<ExportedRow[]> {
  const { name: table, fields, order } = definition
  const columns = columnNamesOf(definition).filter(
    (name) => name !== 'version' && !isDerived(fields[name]),
  )
  const plain = columns.filter((name) => name !== 'position').map((name) => sql.ref(name))
  const place = order.by === 'position' ? [sql`${siblingIndex(definition)} as "position"`] : []
  const from = sql`(select ${sql.join([...plain, ...place])} from ${sql.table(table)}) as page`
  for (let after = ''; ; ) {
    const which = only === undefined ? sql`"_id" > ${after}` : sql`"_id" = ${only}`
    const { rows } = await sql<ExportedRow>`
      select * from ${from} where ${which} order by "_id" limit ${batchSize}`.execute(queries)
    const last = rows.at(-1)
    if (last === undefined) return
    const ids = rows.map(({ _id }) => _id)
    const lists = await readLists(queries, definition, ids)
    yield rows.map((row) => {
      const whole: Record<string, unknown> & { _id: string } = { _id: row._id }
      for (const name of columns) whole[name] = exportValue(fields[name], row[name])
      for (const [name, owners] of lists) {
        const members = owners.get(row._id) ?? []
        const field = fields[name]
        if (field && 'placedIn' in field && field.placedIn)
          whole[field.placedIn] = addMemberIds(whole[field.placedIn], field, members)
        whole[name] = field && 'by' in field && field.by ? byPart(members) : idsOf(members)
      }
      return 'position' in whole ? { ...whole, position: Number(whole.position) } : whole
    })
    if (only !== undefined || rows.length < batchSize) return
    after = last._id
  }
}
