import type { SiteMenus } from '#contract/site/default-menus.ts'
import { menuItemsWithLabelNames } from './menu-labels.ts'
import { findFormerPositions } from './moved-items.ts'

/** Groups labels of items by menu and target. */
const labelsByTarget = (menus: SiteMenus): Map<string, Map<string, string>> => {
  const groups = new Map<string, Map<string, string>>()
  for (const { menu, item, name } of menuItemsWithLabelNames(menus)) {
    const key = `${menu} ${item.target}`
    groups.set(key, (groups.get(key) ?? new Map<string, string>()).set(name, item.label))
  }
  return groups
}

/**
 * Returns the new names of translated labels by former name, after items with equal targets changed
 * their order. Identifies items by label, or else by position. Labels of removed items get an
 * unused name.
 */
export const newNamesOfMovedLabels = (
  before: SiteMenus,
  after: SiteMenus,
): ReadonlyMap<string, string> => {
  const moved = new Map<string, string>()
  const now = labelsByTarget(after)
  for (const [key, old] of labelsByTarget(before)) {
    const names = new Map<string, string>()
    for (const [name, from] of findFormerPositions(old, now.get(key) ?? new Map()))
      names.set(from, name)
    const taken = new Set(names.values())
    const free = [...old.keys()].filter((name) => !taken.has(name))
    for (const from of old.keys()) {
      const name = names.get(from) ?? free.shift() ?? from
      if (name !== from) moved.set(from, name)
    }
  }
  return moved
}

export const renameMapKeys = <T>(
  kept: ReadonlyMap<string, T>,
  moved: ReadonlyMap<string, string>,
): ReadonlyMap<string, T> =>
  new Map(Array.from(kept, ([name, value]) => [moved.get(name) ?? name, value]))
