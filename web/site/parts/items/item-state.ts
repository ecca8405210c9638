import type { Collection } from '#contract/collection/collection.ts'
import type { Item } from '#contract/item/item.ts'

/** State of an item with dates: a position is open or closed, an event is coming or past. */
export type ItemState = 'open' | 'closed' | 'coming' | 'past'

export const isOfPositions = ({ schema }: Pick<Collection, 'schema'>): boolean =>
  schema === 'JobPosting'

/** Returns the state of an item. Undefined if its date is not when something takes place. */
export const itemStateOf = (
  collection: Pick<Collection, 'schema' | 'past'>,
  { date, until, isPast }: Pick<Item, 'date' | 'until' | 'isPast'>,
): ItemState | undefined => {
  if (isOfPositions(collection)) return isPast ? 'closed' : 'open'
  const isOccasion = collection.schema.endsWith('Event') || collection.past !== 'together'
  if (!isOccasion || date + until === '') return undefined
  return isPast ? 'past' : 'coming'
}
