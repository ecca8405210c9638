import { id } from '../fields.ts'
import { z } from '../zod.ts'
import type { FieldType, ListTable } from './field-type.ts'

export interface RelationsField extends ListTable {
  readonly kind: 'relations'
  readonly to: string
  /**
   * Whether it is a list of the other entity seen from this side: the same table with owner and member swapped, without
   * an order of its own.
   */
  readonly mirrored?: true
  /**
   * A list of the same entry: a member's position is the index of the item that it is, whereas exports and calls name
   * the member in that item.
   */
  readonly placedIn?: string
}

/** Other entities in an order. */
export const relations: FieldType<RelationsField, readonly string[]> = {
  schema: () => z.array(id, 'Must be a list of ids').max(10_000, 'At most 10,000 entries'),
  empty: () => [],
  isRows: true,
  isDerived: ({ mirrored = false }) => mirrored,
}
