import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import { isRows } from '#contract/call/field-types/any-field.ts'
import { definitions } from './definitions.ts'
import { partsOf } from './dependencies.ts'

/** Rows owned by an entity: a `list` belongs to its state, a `child` is only deleted and restored with it. */
export interface OwnedRows {
  readonly table: string
  /** The column that names the owner. */
  readonly column: string
  readonly kind: 'list' | 'child'
  /** The owner, when that is not the entity itself but rows which the entity owns. */
  readonly within?: OwnedRows
}

const listsOf = ({ fields }: EntityDefinition): OwnedRows[] =>
  Object.values(fields)
    .filter(isRows)
    .map(({ table, owner }) => ({ table, column: owner, kind: 'list' }))

/** The rows of entities that are parts of this one, each followed by what it owns itself. */
const rowsOfParts = (entity: EntityDefinition): OwnedRows[] =>
  partsOf(entity.name).flatMap(({ part, column }) => {
    const rows: OwnedRows = { table: part.name, column, kind: 'child' }
    const below = [...listsOf(part), ...rowsOfParts(part)]
    return [rows, ...below.map((each) => within(each, rows))]
  })

const within = (rows: OwnedRows, owner: OwnedRows): OwnedRows => ({
  ...rows,
  kind: 'child',
  within: rows.within ? within(rows.within, owner) : owner,
})

/** The lists of others in which this entity is a member. */
const mentionsOf = (entity: EntityDefinition): OwnedRows[] =>
  definitions
    .flatMap((other) => fieldsOf(other, 'relations'))
    .filter(([, { to }]) => to === entity.name)
    .map(([, { table, member }]) => ({ table, column: member, kind: 'child' }))

/** A mirrored list is also a list of the other entity; it is owned only once. */
const once = (rows: readonly OwnedRows[]): OwnedRows[] =>
  rows.filter(
    ({ table, column }, index) =>
      rows.findIndex((each) => each.table === table && each.column === column) === index,
  )

const ownedRows: ReadonlyMap<string, readonly OwnedRows[]> = new Map(
  definitions
    .filter(({ history }) => history)
    .map((entity) => [
      entity.name,
      once([...listsOf(entity), ...rowsOfParts(entity), ...mentionsOf(entity)]),
    ]),
)

/**
 * What an entity of this kind owns, in an order in which it can be inserted; null when it cannot be
 * brought back.
 */
export const ownedRowsOf = (entity: string): readonly OwnedRows[] | null =>
  ownedRows.get(entity) ?? null
