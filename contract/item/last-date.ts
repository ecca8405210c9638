import type { CollectionDefinition } from '#contract/collection/collection.ts'
import type { Item } from './item.ts'

/**
 * Returns the date on which an item is over, or an empty text. A position with a time span is advertised on its first date,
 * so without a second one it stays open.
 */
export const lastDateOf = (
  { schema, dates }: Pick<CollectionDefinition, 'schema' | 'dates'>,
  { date, until }: Pick<Item, 'date' | 'until'>,
): string => until || (schema === 'JobPosting' && dates === 'span' ? '' : date)
