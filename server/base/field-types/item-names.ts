import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { itemIdOf } from './list-values.ts'

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : [])

const namedLists = (definition: EntityDefinition): string[] =>
  entityFieldsOfKind(definition, 'list').flatMap(([name, { translated }]) =>
    translated?.by === 'id' ? [name] : [],
  )

const textOf = ({ id: _, ...item }: Item): string => JSON.stringify(Object.entries(item).toSorted())

/**
 * Restores missing ids of items from earlier items with equal content, otherwise from those at the same
 * position.
 */
const withFormerNames = (given: readonly Item[], before: readonly Item[]): Item[] => {
  const free = new Map<unknown, Item>(
    before.flatMap((item) => (item.id ? [[item.id, item] as const] : [])),
  )
  for (const { id } of given) free.delete(id)
  const take = (item: Item, from: Item | undefined): Item =>
    from !== undefined && free.delete(from.id) ? { ...item, id: from.id } : item
  const same = given.map((item) =>
    item.id
      ? item
      : take(
          item,
          [...free.values()].find((each) => textOf(each) === textOf(item)),
        ),
  )
  if (given.length !== before.length) return same
  return same.map((item, at) => (item.id ? item : take(item, before[at])))
}

/** Restores ids of list items for API clients that do not send them. */
export const restoreItemIds = <F extends object>(
  definition: EntityDefinition,
  given: F,
  before: object,
): F => {
  const kept: Record<string, unknown> = {}
  for (const field of namedLists(definition)) {
    const value: unknown = Reflect.get(given, field)
    const former = itemsOf(Reflect.get(before, field))
    if (Array.isArray(value) && former.some(({ id }) => id))
      kept[field] = withFormerNames(itemsOf(value), former)
  }
  return { ...given, ...kept }
}

/** Adds ids to list items without one. Returns only the lists that changed. */
export const addItemIds = (
  definition: EntityDefinition,
  entry: object,
): Readonly<Record<string, Item[]>> =>
  Object.fromEntries(
    namedLists(definition).flatMap((field) => {
      const items = itemsOf(Reflect.get(entry, field))
      if (items.every(({ id }) => id)) return []
      return [[field, items.map((item) => ({ ...item, id: itemIdOf({ ...item }, 'id') }))]]
    }),
  )
