import { parseStoredContent } from '#contract/content/content-schema.ts'
import { contentDefaults, contentFields, isContentName } from '#contract/content/fields.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import { isFileOrApiPath, linkKeepsLanguage } from '#contract/pages.ts'
import {
  defaultMenus,
  menusForVisitors,
  type SiteMenuItem,
  type SiteMenus,
} from '#contract/site/default-menus.ts'

type Content = Readonly<Record<string, unknown>>

type Place = Pick<PageRenderTools, 'lang' | 'publicUrl'>

/**
 * Returns the URL of a link on a page. It is absolute if the router cannot open it: files, and pages that
 * exist only in the main language.
 */
export const resolvePageLink = ({ lang, publicUrl }: Place, target: string): string => {
  const isOutside = isFileOrApiPath(target) || (lang !== undefined && !linkKeepsLanguage(target))
  return target.startsWith('/') && isOutside ? publicUrl + target : target
}

const compare = (content: Content, place: Place): ChangedContent =>
  parseStoredContent(
    Object.fromEntries(
      Object.entries(content)
        .filter(([name, value]) => JSON.stringify(contentDefaults[name]) !== JSON.stringify(value))
        .map(([name, value]) => [
          name,
          isContentName(name) && contentFields[name].kind === 'target'
            ? resolvePageLink(place, String(value))
            : value,
        ]),
    ),
  )

const cache = new WeakMap<Content, ChangedContent>()

/**
 * Returns the content that differs from the defaults, with resolved links. Cached per content
 * object.
 */
export const findChangedContent = (content: Content, place: Place): ChangedContent => {
  const changed = cache.get(content) ?? compare(content, place)
  cache.set(content, changed)
  return changed
}

const firstMenus = JSON.stringify(menusForVisitors(defaultMenus, []))

const leadItems = (place: Place, items: readonly SiteMenuItem[]): SiteMenuItem[] =>
  items.map((item) => ({ ...item, target: resolvePageLink(place, item.target) }))

/**
 * Returns the menus with resolved links. Undefined for the default menus, which the scripts of every page
 * contain.
 */
export const resolveChangedMenus = (shown: SiteMenus, place: Place): SiteMenus | undefined => {
  if (JSON.stringify(shown) === firstMenus) return undefined
  const { header, more, contact, footer } = shown
  return {
    header: leadItems(place, header),
    more: leadItems(place, more),
    contact: leadItems(place, contact),
    footer: leadItems(place, footer),
  }
}
