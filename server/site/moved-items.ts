/** Texts by field name. Texts of list items are named `field.position.part`. */
type Texts = ReadonlyMap<string, string>

const listItemName = /^(?<field>.+)\.(?<place>\d+)\.(?<part>\w+)$/

/**
 * Returns all texts of each list item joined to one text, so that items can be compared. Outer keys are
 * lists, inner keys positions.
 */
const itemsOf = (texts: Texts): Map<string, Map<string, string>> => {
  const lists = new Map<string, Map<string, string>>()
  for (const [name, text] of texts) {
    const { field = '', place = '', part = '' } = listItemName.exec(name)?.groups ?? {}
    if (field === '') continue
    const items = lists.get(field) ?? new Map<string, string>()
    lists.set(field, items.set(place, `${items.get(place) ?? ''}\n${part} ${text}`))
  }
  return lists
}

/**
 * Returns the former position of each item of a list: where an item with the same texts was, or else the same
 * position.
 */
export const findFormerPositions = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
) => {
  const from = new Map<string, string>()
  const isTaken = (place: string) => [...from.values()].includes(place)
  for (const [place, said] of after) {
    const same = [...before].filter(([old, text]) => text === said && !isTaken(old))
    const old = same.find(([each]) => each === place) ?? same[0]
    if (old) from.set(place, old[0])
  }
  for (const place of after.keys()) {
    if (!from.has(place) && before.has(place) && !isTaken(place)) from.set(place, place)
  }
  return from
}

/**
 * Renames translations after list items have moved, because their names contain positions. Each translation
 * follows its item.
 */
export const renameTranslationsOfMovedItems = <T>(
  kept: ReadonlyMap<string, T>,
  before: Texts,
  after: Texts,
) => {
  const lists = itemsOf(before)
  const now = itemsOf(after)
  const follows = new Map<string, T>()
  for (const [name, value] of kept) {
    const { field = '' } = listItemName.exec(name)?.groups ?? {}
    if (!lists.has(field)) follows.set(name, value)
  }
  for (const [field, items] of lists) {
    for (const [place, old] of findFormerPositions(items, now.get(field) ?? new Map())) {
      const start = `${field}.${old}.`
      for (const [name, value] of kept) {
        if (!name.startsWith(start)) continue
        follows.set(`${field}.${place}.${name.slice(start.length)}`, value)
      }
    }
  }
  return follows
}
