import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { isListTableField } from '#contract/call/field-types/any-field.ts'
import { entityDefinitionOf, entityDefinitions } from './definitions.ts'

/** Tables without an entity definition. Their changes are published under the table's name. */
const announced = ['example', 'redirect', 'issueSending', 'firstShown']

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

const dependenciesOfEntity = (definition: EntityDefinition): string[] => [
  definition.name,
  ...entityFieldsOfKind(definition, 'parent').flatMap(([, { to }]) => kindsAffectingTable(to)),
  ...entityFieldsOfKind(definition, 'relation').flatMap(([, { to, optional }]) =>
    optional ? [to] : [],
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
