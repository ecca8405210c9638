import { isDeepStrictEqual } from 'node:util'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value

/** Converts a stored value to the format of update requests: ids instead of related entries. */
const toRequestValue = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(idIn) : idIn(value)

export interface CurrentEntryState {
  readonly state: object
  /** Stored columns. Some fields have another format in `state`. */
  readonly row: SnapshotRow
}

/** Returns the current value of a field in the format of requests. */
export const currentFieldValueOf = ({ state }: CurrentEntryState, name: string): unknown =>
  toRequestValue(Reflect.get(state, name)) ?? null

/** Whether a field currently has this value, either in the format of requests or as stored. */
export const isCurrentFieldValue = (
  current: CurrentEntryState,
  name: string,
  value: unknown,
): boolean =>
  isDeepStrictEqual(currentFieldValueOf(current, name), value ?? null) ||
  current.row[name] === value
