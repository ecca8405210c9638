import type { z } from '../zod.ts'

/**
 * A type of field: its schema, empty value and properties, for both server and web app. `F` is the definition
 * of such a field, and `StoredFieldValue` the type of its stored values.
 */
export interface FieldType<F extends { readonly kind: string }, Stored = string> {
  /** Returns the schema of a value in exports. `called` is the schema of the field in calls. */
  schema(field: F, called?: z.ZodType): z.ZodType
  empty(field: F): Stored
  readonly isRows?: true
  readonly isHidden?: true
  /** Whether the value is computed from other data. Exports leave it out. */
  isDerived?(field: F): boolean
}

/** A table that stores an ordered list of members per owner. */
export interface ListTable {
  readonly table: string
  readonly owner: string
  readonly member: string
}
