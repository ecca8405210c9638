import { entryIdSchema, textSchema } from '../fields.ts'
import { z } from '../zod.ts'
import type { FieldType, ListTable } from './field-type.ts'

export interface RelationsField extends ListTable {
  readonly kind: 'relations'
  readonly to: string
  /**
   * Whether it lists entries from the other side of a table, with owner and member swapped and without an
   * order of its own.
   */
  readonly mirrored?: true
  /**
   * Name of a list field of the same entry, such as the authors of a publication. The position of a member is
   * the index of its item in that list. In exports and API calls, that item contains the id.
   */
  readonly placedIn?: string
  /** Column that divides the list into several. Exports and writes then have one list per value of the column. */
  readonly by?: string
  /** Whether at most one entry is chosen. */
  readonly single?: true
  /** Values that the fields of the chosen entries have, such as the key of their collection. */
  readonly where?: Readonly<Record<string, string>>
}

const ids = z.array(entryIdSchema, 'Must be a list of ids').max(10_000, 'At most 10,000 entries')

export const relations: FieldType<RelationsField, readonly string[]> = {
  schema: ({ by }) => (by === undefined ? ids : z.record(textSchema(40), ids)),
  empty: () => [],
  isRows: true,
  isDerived: ({ mirrored = false }) => mirrored,
}
