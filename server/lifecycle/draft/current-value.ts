import { isDeepStrictEqual } from 'node:util'
import type { Row } from '#server/base/db/snapshot-shape.ts'

const idIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value

/** A value as a call would send it: other entries are named by their ids. */
const asSent = (value: unknown): unknown => (Array.isArray(value) ? value.map(idIn) : idIn(value))

/** An entry as it is now, by field as calls send them. */
export interface Current {
  readonly state: object
  /** Its row, which holds the stored value where the state shows a derived one. */
  readonly row: Row
}

/** What a field is now. */
export const currentValue = ({ state }: Current, name: string): unknown =>
  asSent(Reflect.get(state, name)) ?? null

/** Whether a field has this value now. */
export const isNow = (current: Current, name: string, value: unknown): boolean =>
  isDeepStrictEqual(currentValue(current, name), value ?? null) || current.row[name] === value
