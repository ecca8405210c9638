import { isRows } from '#contract/call/field-types/any-field.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'

const idOf = (member: unknown): unknown =>
  typeof member === 'object' && member !== null && '_id' in member ? member._id : member

/** Converts an entry to the format of the journal (audit log), in which related entries are ids. */
export const toJournalState = (entity: string, state: unknown): unknown => {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) return state
  const fields = definitionOf(entity)?.fields
  return Object.fromEntries(
    Object.entries(state).map(([name, value]) => [
      name,
      isRows(fields?.[name]) && Array.isArray(value) ? value.map(idOf) : value,
    ]),
  )
}
