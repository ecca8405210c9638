import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { isListTableField } from '#contract/call/field-types/any-field.ts'
import { entityDefinitionOf, entityDefinitions } from './definitions.ts'

/** Tables without an entity definition. Their changes are published under the table's name. */
const announced = ['example', 'redirect', 'issueSending', 'firstShown']

/** Entities by the tables that are computed from their entries after every change. */
export const computedTables: Readonly<Record<string, string>> = { itemValue: 'item' }

/** Returns the parent of a kind of entry and the column with its id, or undefined. */
export const parentColumnOf = (entity: string): { column: string; to: string } | undefined => {
  const [parent] = entityFieldsOfKind(entityDefinitionOf(entity), 'parent')
  return parent && { column: parent[0], to: parent[1].to }
}

/**
 * Returns the entities whose entries are parts of an entity's entries, each with the column of the parent's
 * id.
 */
export const partEntitiesOf = (entity: string): { part: EntityDefinition; column: string }[] =>
  entityDefinitions.flatMap((part) =>
    entityFieldsOfKind(part, 'parent').flatMap(([column, { to }]) =>
      to === entity ? { part, column } : [],
    ),
  )

/** Returns the column of an entity with the id of the entry that owns its entries, or undefined. */
export const owningColumnOf = (entity: string): { column: string; to: string } | undefined => {
  const relations = entityFieldsOfKind(entityDefinitionOf(entity), 'relation')
  const [column, field] = relations.find(([, { owns }]) => owns) ?? []
  return column !== undefined && field ? { column, to: field.to } : parentColumnOf(entity)
}

/** Returns the entities whose entries an entity's entries own, and that are no parts. */
export const ownedEntitiesOf = (entity: string): { owned: EntityDefinition; column: string }[] =>
  entityDefinitions.flatMap((owned) =>
    entityFieldsOfKind(owned, 'relation').flatMap(([column, { to, owns }]) =>
      owns && to === entity ? { owned, column } : [],
    ),
  )

const dependenciesOfEntity = (definition: EntityDefinition): string[] => [
  definition.name,
  ...entityFieldsOfKind(definition, 'parent').flatMap(([, { to }]) => kindsAffectingTable(to)),
  ...entityFieldsOfKind(definition, 'relation').flatMap(([, { to, optional, owns }]) =>
    optional || owns ? [to] : [],
  ),
]

const searched = (): readonly string[] => [
  'searchState',
  'translation',
  ...new Set(
    entityDefinitions
      .filter(
        ({ name, found }) => found ?? entityDefinitionOf(parentColumnOf(name)?.to ?? '')?.found,
      )
      .flatMap(({ name, fields }) => [
        name,
        ...Object.values(fields).flatMap((field) => ('to' in field ? [field.to] : [])),
      ]),
  ),
]

const findDependencies = (table: string): readonly string[] => {
  if (announced.includes(table)) return [table]
  if (/^search[A-Z]/.test(table)) return searched()
  const source = computedTables[table]
  if (source) return kindsAffectingTable(source)
  for (const entity of entityDefinitions) {
    if (entity.name === table) return dependenciesOfEntity(entity)
    const list = Object.values(entity.fields).find(
      (field) => isListTableField(field) && field.table === table,
    )
    if (list) return [...dependenciesOfEntity(entity), ...('to' in list ? [list.to] : [])]
  }
  return []
}

const known = new Map<string, readonly string[]>()

/** Returns the kinds of entries whose changes can affect reads of a table. Empty if the table is unknown. */
export const kindsAffectingTable = (table: string): readonly string[] => {
  const found = known.get(table) ?? findDependencies(table)
  if (found.length > 0) known.set(table, found)
  return found
}
