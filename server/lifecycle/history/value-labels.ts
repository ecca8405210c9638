import { isReferenceFieldType } from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readTitles } from '#server/base/entity/read-titles.ts'
import { type ItemDefinition, readItemDefinitions } from '#server/collection/fields-store.ts'

type State = HistoryEntry['before']

interface Reference {
  readonly to: string
  readonly _id: string
}

const collectionIdOf = ({ entity, before, after }: HistoryEntry): string[] => {
  const id = after?.collectionId ?? before?.collectionId
  return entity === itemEntity.name && typeof id === 'string' ? [id] : []
}

const valuesOf = (state: State): [string, unknown][] => {
  const values = state?.values
  return typeof values === 'object' && values !== null ? Object.entries(values) : []
}

/** Returns the references of a value, or undefined if its field has none. */
const referencesOf = (
  { fields }: ItemDefinition,
  key: string,
  value: unknown,
): Reference[] | undefined => {
  const type = fields.find((field) => field.key === key)?.type
  if (!type || !isReferenceFieldType(type) || !Array.isArray(value)) return undefined
  const { to } = itemEntity.fields[type]
  return value.flatMap((_id) => (typeof _id === 'string' ? [{ to, _id }] : []))
}

const readNames = async (queries: Queries, references: readonly Reference[]) => {
  const names = new Map<string, string>()
  for (const [to, those] of Map.groupBy(references, (each) => each.to)) {
    const ids = [...new Set(those.map(({ _id }) => _id))]
    for (const [id, title] of await readTitles(queries, to, ids)) names.set(id, title)
  }
  return names
}

/**
 * Adds the current labels of the fields of collections to changes of items, also those of archived fields, and
 * replaces ids in the values by `{ _id, name }`.
 */
export const addValueLabels = async (
  queries: Queries,
  changes: readonly HistoryEntry[],
): Promise<HistoryEntry[]> => {
  const ids = [...new Set(changes.flatMap(collectionIdOf))]
  const definitions = new Map(
    (await readItemDefinitions(queries, ids)).map((each) => [each._id, each]),
  )
  if (definitions.size === 0) return [...changes]
  const definitionOf = (change: HistoryEntry) => definitions.get(collectionIdOf(change)[0] ?? '')
  const references = changes.flatMap((change) => {
    const definition = definitionOf(change)
    const values = [...valuesOf(change.before), ...valuesOf(change.after)]
    return definition
      ? values.flatMap(([key, value]) => referencesOf(definition, key, value) ?? [])
      : []
  })
  const names = await readNames(queries, references)
  const named = (definition: ItemDefinition, state: State): State =>
    state && {
      ...state,
      values: Object.fromEntries(
        valuesOf(state).map(([key, value]) => [
          key,
          referencesOf(definition, key, value)?.map(({ _id }) => ({
            _id,
            name: names.get(_id) ?? '',
          })) ?? value,
        ]),
      ),
    }
  return changes.map((change) => {
    const definition = definitionOf(change)
    if (!definition) return change
    return {
      ...change,
      before: named(definition, change.before),
      after: named(definition, change.after),
      labels: Object.fromEntries(
        definition.fields.map(({ key, label }) => [`values.${key}`, label]),
      ),
    }
  })
}
