import { type ItemOrder, itemOrders } from '#contract/collection/collection.ts'

const prefix = 'f.'
/** Filter by the year of the date, which is no field. */
export const yearFilter = 'year'

/** Filters and order of a list of items, as its URL states them. */
export interface ItemQuery {
  readonly sort: ItemOrder | undefined
  /** Chosen values by the keys of fields, or by `year`. */
  readonly filters: Readonly<Record<string, string>>
}

export const readItemQuery = (params: URLSearchParams): ItemQuery => ({
  sort: itemOrders.find((each) => each === params.get('sort')),
  filters: Object.fromEntries(
    [...params]
      .filter(([name, value]) => name.startsWith(prefix) && value !== '')
      .map(([name, value]) => [name.slice(prefix.length), value]),
  ),
})

export const writeItemFilter = (params: URLSearchParams, key: string, value: string): void => {
  params.delete('page')
  if (value === '') params.delete(prefix + key)
  else params.set(prefix + key, value)
}
