import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import { isRows } from '#contract/call/field-types/any-field.ts'
import { definitionOf, definitions } from './definitions.ts'

/** Tables that belong to no entity, but whose changes are announced under their own name. */
const announced = ['example', 'redirect', 'issueSending', 'firstShown']

/** The column that names the entity of which those of this kind are parts, and that entity's kind. */
export const parentOf = (entity: string): { column: string; to: string } | undefined => {
  const [parent] = fieldsOf(definitionOf(entity), 'parent')
  return parent && { column: parent[0], to: parent[1].to }
}

/** Lists the entities that are parts of this one, each with the column that names it. */
export const partsOf = (entity: string): { part: EntityDefinition; column: string }[] =>
  definitions.flatMap((part) =>
    fieldsOf(part, 'parent').flatMap(([column, { to }]) => (to === entity ? { part, column } : [])),
  )

/** An entity's rows change with itself, with what it is a part of, and with what it may refer to. */
const dependenciesOfEntity = (definition: EntityDefinition): string[] => [
  definition.name,
  ...fieldsOf(definition, 'parent').flatMap(([, { to }]) => dependenciesOf(to)),
  ...fieldsOf(definition, 'relation').flatMap(([, { to, optional }]) => (optional ? [to] : [])),
]

/** The search index holds what entries say, what their parts say, and the names of what they refer to; or not yet all of it. */
const searched = (): readonly string[] => [
  'searchState',
  'translation',
  ...new Set(
    definitions
      .filter(({ name, found }) => found ?? definitionOf(parentOf(name)?.to ?? '')?.found)
      .flatMap(({ name, fields }) => [
        name,
        ...Object.values(fields).flatMap((field) => ('to' in field ? [field.to] : [])),
      ]),
  ),
]

const findDependencies = (table: string): readonly string[] => {
  if (announced.includes(table)) return [table]
  if (/^search[A-Z]/.test(table)) return searched()
  for (const entity of definitions) {
    if (entity.name === table) return dependenciesOfEntity(entity)
    const list = Object.values(entity.fields).find(
      (field) => isRows(field) && field.table === table,
    )
    if (list) return [...dependenciesOfEntity(entity), ...('to' in list ? [list.to] : [])]
  }
  return []
}

const known = new Map<string, readonly string[]>()

/** The kinds of entities whose changes can change rows of a table; none where that is not known. */
export const dependenciesOf = (table: string): readonly string[] => {
  const found = known.get(table) ?? findDependencies(table)
  if (found.length > 0) known.set(table, found)
  return found
}
