import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { isListTableField } from '#contract/call/field-types/any-field.ts'
import { entityDefinitions } from './definitions.ts'
import { ownedEntitiesOf, partEntitiesOf } from './dependencies.ts'

/**
 * Rows that belong to an entry. A `list` is part of its state. A `child` is only deleted and
 * restored with it.
 */
export interface OwnedRows {
  readonly table: string
  readonly column: string
  readonly kind: 'list' | 'child'
  /** Whether the rows are entries with a history of their own, which only the deletion of the entry includes. */
  readonly onlyIfRemoved?: true
  readonly within?: OwnedRows
}

const listsOf = ({ fields }: EntityDefinition): OwnedRows[] =>
  Object.values(fields)
    .filter(isListTableField)
    .map(({ table, owner }) => ({ table, column: owner, kind: 'list' }))

const rowsOfParts = (entity: EntityDefinition): OwnedRows[] =>
  partEntitiesOf(entity.name).flatMap(({ part, column }) => {
    const rows: OwnedRows = { table: part.name, column, kind: 'child' }
    const below = [...listsOf(part), ...rowsOfParts(part)]
    return [rows, ...below.map((each) => within(each, rows))]
  })

const rowsOfOwned = (entity: EntityDefinition): OwnedRows[] =>
  ownedEntitiesOf(entity.name).flatMap(({ owned, column }) => {
    const rows: OwnedRows = { table: owned.name, column, kind: 'child', onlyIfRemoved: true }
    return [rows, ...[...listsOf(owned), ...mentionsOf(owned)].map((each) => within(each, rows))]
  })

const within = (rows: OwnedRows, owner: OwnedRows): OwnedRows => ({
  ...rows,
  kind: 'child',
  within: rows.within ? within(rows.within, owner) : owner,
  ...(owner.onlyIfRemoved && { onlyIfRemoved: true }),
})

const mentionsOf = (entity: EntityDefinition): OwnedRows[] =>
  entityDefinitions
    .flatMap((other) => entityFieldsOfKind(other, 'relations'))
    .filter(([, { to }]) => to === entity.name)
    .map(([, { table, member }]) => ({ table, column: member, kind: 'child' }))

/** Removes duplicates, because a list that two entities share is found once for each. */
const once = (rows: readonly OwnedRows[]): OwnedRows[] =>
  rows.filter(
    ({ table, column }, index) =>
      rows.findIndex((each) => each.table === table && each.column === column) === index,
  )

const ownedRows: ReadonlyMap<string, readonly OwnedRows[]> = new Map(
  entityDefinitions
    .filter(({ history }) => history)
    .map((entity) => [
      entity.name,
      once([
        ...listsOf(entity),
        ...rowsOfParts(entity),
        ...rowsOfOwned(entity),
        ...mentionsOf(entity),
      ]),
    ]),
)

/**
 * Returns the rows that belong to entries of a kind, in insertion order, or null if such entries
 * cannot be restored.
 */
export const ownedRowsOf = (entity: string): readonly OwnedRows[] | null =>
  ownedRows.get(entity) ?? null
