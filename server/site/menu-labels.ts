import { builtInLanguageCodes, findBuiltInContent } from '#contract/content/languages/shipped-in.ts'
import {
  appendNewsMenuItem,
  defaultMenus,
  menuNames,
  type SiteMenus,
} from '#contract/site/default-menus.ts'

/** Names of the content fields that contain the titles of pages, by the page's path. */
export const pageTitleFields: Readonly<Record<string, string>> = {
  '/': 'home.title',
  '/projects': 'projects.title',
  '/team': 'team.title',
  '/publications': 'publications.title',
  '/research': 'researchLabels.title',
  '/grants': 'grantLabels.title',
  '/contactus': 'contact.title',
  '/news': 'newsLabels.title',
}

const titleIn = (lang: string, target: string): string | undefined => {
  const title = findBuiltInContent(lang)?.[pageTitleFields[target] ?? '']
  return typeof title === 'string' ? title : undefined
}

const shippedItems = [...Object.values(defaultMenus).flat(), ...appendNewsMenuItem([])]

/** Targets of default menu items, by their label in any built-in language. */
const shippedTargets = new Map(
  ['en', ...builtInLanguageCodes]
    .flatMap((lang) => shippedItems.map(({ target }) => [titleIn(lang, target), target] as const))
    .toReversed(),
)

/**
 * Returns the label of a default menu item in a language, which is the title of its page. Returns
 * undefined for other items.
 */
export const defaultMenuLabel = (lang: string, label: string): string | undefined =>
  titleIn(lang, shippedTargets.get(label) ?? '')

export const defaultMenusInLanguage = (lang: string): SiteMenus =>
  mapMenuItems(defaultMenus, (item) => ({
    ...item,
    label: titleIn(lang, item.target) ?? item.label,
  }))

export const mapMenuItems = (
  menus: SiteMenus,
  change: (item: SiteMenus['header'][number], name: string) => SiteMenus['header'][number],
): SiteMenus => {
  const changed: SiteMenus = { header: [], more: [], contact: [], footer: [] }
  for (const { menu, item, name } of menuItemsWithLabelNames(menus))
    changed[menu].push(change(item, name))
  return changed
}

/**
 * Returns all menu items, each with the name under which its translated label is stored. The name depends on
 * the target.
 */
export const menuItemsWithLabelNames = (menus: SiteMenus) =>
  menuNames.flatMap((menu) => {
    const seen = new Map<string, number>()
    return menus[menu].map((item, at) => {
      const count = (seen.get(item.target) ?? 0) + 1
      seen.set(item.target, count)
      const name = `${menu}.${item.target}${count > 1 ? `.${count}` : ''}`
      return { menu, at, item, name }
    })
  })
