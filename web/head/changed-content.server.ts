import { readableContent } from '#contract/content/content-schema.ts'
import { contentDefaults } from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import type { RenderTools } from '#contract/lifecycle/render.ts'
import { keepsLanguage } from '#contract/pages.ts'
import {
  defaultMenus,
  type MenuItem,
  type Menus,
  shownMenus,
} from '#contract/site/default-menus.ts'

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

type Place = Pick<RenderTools, 'lang' | 'publicUrl'>

/** On a page in another language, what has one language only is named by its whole address: the router stays in a language. */
const ledFrom = ({ lang, publicUrl }: Place, items: readonly MenuItem[]): MenuItem[] =>
  items.map((item) => {
    const isOutside =
      lang !== undefined && item.target.startsWith('/') && !keepsLanguage(item.target)
    return isOutside ? { ...item, target: publicUrl + item.target } : item
  })

/** The menus as they lead on from a page, unless they are those that every page has with it. */
export const changedMenus = (shown: Menus, place: Place): Menus | undefined => {
  if (JSON.stringify(shown) === firstMenus) return undefined
  const { header, more, contact, footer } = shown
  return {
    header: ledFrom(place, header),
    more: ledFrom(place, more),
    contact: ledFrom(place, contact),
    footer: ledFrom(place, footer),
  }
}
