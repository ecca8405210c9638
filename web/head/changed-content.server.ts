import { contentDefaults } from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { readableContent } from '#contract/content/schema.ts'
import { defaultMenus, type Menus, shownMenus } from '#contract/site/default-menus.ts'

type Content = Readonly<Record<string, unknown>>

const compare = (content: Content): ChangedContent =>
  readableContent(
    Object.fromEntries(
      Object.entries(content).filter(
        ([name, value]) => JSON.stringify(contentDefaults[name]) !== JSON.stringify(value),
      ),
    ),
  )

const known = new WeakMap<Content, ChangedContent>()

/** What differs from the defaults, which every page has with it; worked out once for each state of the content. */
export const changedIn = (content: Content): ChangedContent => {
  const changed = known.get(content) ?? compare(content)
  known.set(content, changed)
  return changed
}

const firstMenus = JSON.stringify(shownMenus(defaultMenus, []))

/** The menus, unless they are those that every page has with it. */
export const changedMenus = (shown: Menus): Menus | undefined =>
  JSON.stringify(shown) === firstMenus ? undefined : shown
