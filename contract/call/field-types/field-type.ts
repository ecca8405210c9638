import type { z } from '../zod.ts'

/**
 * Behaviour of one type of field on both sides. Definitions of type `F` may be created at run time. `Stored`
 * is the type of stored values.
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
