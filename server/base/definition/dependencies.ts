import { type EntityDefinition, isList } from '#contract/call/entity.ts'
import { definitionOf, definitions } from './definitions.ts'

/** Tables that belong to no entity, but whose changes are announced under their own name. */
const announced = ['example', 'redirect', 'issueSending', 'firstShown']

/** The column that names the entity of which those of this kind are parts, and that entity's kind. */
export const parentOf = (entity: string): { column: string; to: string } | undefined => {
  const fields = definitionOf(entity)?.fields ?? {}
  for (const [column, field] of Object.entries(fields)) {
    if (field.kind === 'parent') return { column, to: field.to }
  }
  return undefined
}

/** An entity's rows change with itself, with what it is a part of, and with what it may refer to. */
const dependenciesOfEntity = ({ name, fields }: EntityDefinition): string[] => [
  name,
  ...Object.values(fields).flatMap((field) => {
    if (field.kind === 'parent') return dependenciesOf(field.to)
    return field.kind === 'relation' && field.optional ? [field.to] : []
  }),
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
      (field) => isList(field) && field.table === table,
    )
    if (list)
      return [...dependenciesOfEntity(entity), ...(list.kind === 'relations' ? [list.to] : [])]
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
