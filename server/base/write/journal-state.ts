import { isListTableField } from '#contract/call/field-types/any-field.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const idsIn = (value: unknown): unknown => (Array.isArray(value) ? value.map(idOf) : value)

const idOf = (member: unknown): unknown =>
  typeof member === 'object' && member !== null && '_id' in member ? member._id : member

/** Converts an entry to the format of the journal (audit log), in which related entries are ids. */
export const toChangeJournalState = (entity: string, state: unknown): unknown => {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state
  const fields = entityDefinitionOf(entity)?.fields
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => {
      if (isListTableField(fields?.[name])) return [name, idsIn(value)]
      return fields?.[name]?.kind === 'values' && isRecord(value)
        ? [name, Object.fromEntries(Object.entries(value).map(([key, each]) => [key, idsIn(each)]))]
        : [name, value]
    }),
  )
}
