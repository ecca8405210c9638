import type { z } from '../zod.ts'

/**
 * What both sides know of one type of field. Its fields may be known only at run time. `F` is the definition of one,
 * `Stored` what a column holds of it.
 */
export interface FieldType<F extends { readonly kind: string }, Stored = string> {
  /** Returns the schema of a value in exports; `called` is the schema by which a call takes the field. */
  schema(field: F, called?: z.ZodType): z.ZodType
  /** Returns the stored value of an empty field. */
  empty(field: F): Stored
  /** Whether values are rows of a table of their own. */
  readonly isRows?: true
  /** Whether no call returns it. */
  readonly isHidden?: true
  /** Whether its value follows from other data, so that exports leave it out. */
  isDerived?(field: F): boolean
}

/** A table that lists members under an owner, in an order. */
export interface ListTable {
  readonly table: string
  /** The column with the owner's id. */
  readonly owner: string
  /** The column with what is listed. */
  readonly member: string
}
