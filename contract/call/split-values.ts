import { type EntityDefinition, entityFieldsOfKind } from './entity.ts'
import { z } from './zod.ts'

/** Values of a field of values in responses, by the keys of the fields. */
export const valuesByKeySchema = z.record(z.string(), z.unknown())

type State = Record<string, unknown>

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const namesOf = (definition: EntityDefinition | undefined): string[] =>
  entityFieldsOfKind(definition, 'values').map(([name]) => name)

/**
 * Returns a state in which each value of a field of values has a name of its own, such as `values.place`, so that
 * changes are compared value by value.
 */
export const splitValues = (definition: EntityDefinition | undefined, state: object): State => {
  const divided = namesOf(definition)
  if (divided.length === 0) return { ...state }
  return Object.fromEntries(
    Object.entries(state).flatMap(([name, value]) =>
      divided.includes(name) && isState(value)
        ? Object.entries(value).map(([key, each]) => [`${name}.${key}`, each])
        : [[name, value]],
    ),
  )
}

/** Reverts `splitValues`. */
export const joinValues = (definition: EntityDefinition | undefined, state: object): State => {
  const divided = namesOf(definition)
  if (divided.length === 0) return { ...state }
  const joined: State = {}
  for (const [name, value] of Object.entries(state)) {
    const field = divided.find((each) => name.startsWith(`${each}.`))
    if (field === undefined) joined[name] = value
    else {
      const before = joined[field]
      joined[field] = { ...(isState(before) && before), [name.slice(field.length + 1)]: value }
    }
  }
  return joined
}
