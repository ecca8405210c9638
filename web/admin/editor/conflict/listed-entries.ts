import { fieldLabelOf } from '#web/admin/editor/history/history-value.ts'

type Values = Readonly<Record<string, unknown>>

/** An entry of a list, such as a field of a collection. Its id never changes. */
type ListedEntry = { readonly id: string; readonly label: string }

const isListedEntry = (value: unknown): value is ListedEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const listIn = (value: unknown): readonly unknown[] | null => {
  const list = typeof value === 'string' && value.startsWith('[') ? parse(value) : value
  return Array.isArray(list) ? list : null
}

const entriesIn = (value: unknown): readonly ListedEntry[] =>
  listIn(value)?.filter(isListedEntry) ?? []

/** Entries that others added are one value. Others have a value for each property. */
const partsOf = (
  name: string,
  entry: ListedEntry,
  known: ReadonlySet<string>,
): [string, unknown][] =>
  known.has(entry.id)
    ? Object.entries(entry)
        .filter(([part]) => part !== 'id')
        .map(([part, value]) => [`${name}.${entry.id}.${part}`, value])
    : [[`${name}.${entry.id}`, entry]]

/**
 * Replaces lists of entries with a value for each property of each entry, such as `fields.place.label`. Returns
 * other values unchanged. `known` are the values before the change, with which entries are compared.
 */
export const splitListedEntries = (values: Values, known: Values = values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const before = new Set(entriesIn(known[name]).map(({ id }) => id))
      const entries = entriesIn(value)
      if (entries.length === 0) return [[name, value] as [string, unknown]]
      return entries.flatMap((entry) => partsOf(name, entry, before))
    }),
  )

/** Returns the label of a value that was split, such as “Place: Label”, and of any other field. */
export const listedLabelOf = (name: string, ...versions: readonly Values[]): string => {
  const [list = '', id = '', part] = name.split('.')
  const entry = versions.flatMap((each) => entriesIn(each[list])).find((each) => each.id === id)
  if (!entry) return fieldLabelOf(name)
  return part === undefined ? entry.label : `${entry.label}: ${fieldLabelOf(part)}`
}

/** Returns the ids of entries in the order of others, unless the own order was changed. */
const orderOf = (mine: readonly ListedEntry[], opened: unknown, theirs: unknown): string[] => {
  const ids = mine.map(({ id }) => id)
  const before = entriesIn(opened).map(({ id }) => id)
  const isMoved = ids.some((id, at) => id !== before[at])
  return isMoved ? ids : entriesIn(theirs).map(({ id }) => id)
}

/**
 * Puts values of others into a list of the form. `chosen` has the names of the values that the user takes over.
 * Entries without an id are new and stay last.
 */
export const mergeListedEntries = (
  name: string,
  lists: { readonly mine: unknown; readonly opened: unknown; readonly theirs: unknown },
  chosen: readonly string[],
): readonly unknown[] => {
  const mine = listIn(lists.mine) ?? []
  const own = mine.filter(isListedEntry)
  const theirs = new Map(entriesIn(lists.theirs).map((entry) => [entry.id, entry]))
  const take = (entry: ListedEntry) => {
    const other = new Map(Object.entries(theirs.get(entry.id) ?? {}))
    const parts = Object.entries(entry).map(([part, value]) => [
      part,
      chosen.includes(`${name}.${entry.id}.${part}`) ? other.get(part) : value,
    ])
    return Object.fromEntries(parts)
  }
  const added = [...theirs.values()].filter(({ id }) => chosen.includes(`${name}.${id}`))
  const order = orderOf(own, lists.opened, lists.theirs)
  const placeOf = ({ id }: ListedEntry) => {
    const at = order.indexOf(id)
    return at < 0 ? order.length : at
  }
  const sorted = [...own, ...added].toSorted((one, other) => placeOf(one) - placeOf(other))
  return [...sorted.map(take), ...mine.filter((each) => !isListedEntry(each))]
}
