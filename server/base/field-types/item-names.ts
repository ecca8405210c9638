import { type EntityDefinition, fieldsOf } from '#contract/call/entity.ts'
import { itemName } from './list.ts'

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

const itemsOf = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : [])

/** The lists of an entity whose items have an identifying name. */
const namedLists = (definition: EntityDefinition): [field: string, by: string][] =>
  fieldsOf(definition, 'list').flatMap(([name, { translated }]) =>
    translated?.by === 'id' ? [[name, translated.by]] : [],
  )

const saysOf = (item: Item, by: string): string =>
  JSON.stringify(
    Object.entries(item)
      .filter(([name]) => name !== by)
      .toSorted(),
  )

/** Items with their previous names, matched by content, else by position. */
const withFormerNames = (given: readonly Item[], before: readonly Item[], by: string): Item[] => {
  const free = new Map<unknown, Item>(
    before.flatMap((item) => (item[by] ? [[item[by], item] as const] : [])),
  )
  for (const item of given) free.delete(item[by])
  const take = (item: Item, from: Item | undefined): Item => {
    if (from === undefined || !free.delete(from[by])) return item
    return { ...item, [by]: from[by] }
  }
  const same = given.map((item) =>
    item[by]
      ? item
      : take(
          item,
          [...free.values()].find((each) => saysOf(each, by) === saysOf(item, by)),
        ),
  )
  if (given.length !== before.length) return same
  return same.map((item, at) => (item[by] ? item : take(item, before[at])))
}

/** Lists that are written, with the names that their items had before, for callers who do not send them along. */
export const keepItemNames = <F extends object>(
  definition: EntityDefinition,
  given: F,
  before: object,
): F => {
  const kept: Record<string, unknown> = {}
  for (const [field, by] of namedLists(definition)) {
    const value: unknown = Reflect.get(given, field)
    const former = itemsOf(Reflect.get(before, field))
    if (Array.isArray(value) && former.some((item) => item[by])) {
      kept[field] = withFormerNames(itemsOf(value), former, by)
    }
  }
  return { ...given, ...kept }
}

/** The lists of a row whose items have no names yet, with names; nothing where all have one. */
export const newItemNames = (
  definition: EntityDefinition,
  entry: object,
): Readonly<Record<string, Item[]>> =>
  Object.fromEntries(
    namedLists(definition).flatMap(([field, by]) => {
      const items = itemsOf(Reflect.get(entry, field))
      if (items.every((item) => item[by])) return []
      return [[field, items.map((item) => ({ ...item, [by]: itemName({ ...item }, by) }))]]
    }),
  )
