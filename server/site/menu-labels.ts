import { shippedCodes, shippedIn } from '#contract/content/languages/shipped-in.ts'
import { defaultMenus, type Menus, menuNames, withNews } from '#contract/site/default-menus.ts'

/** The field with the name of a page, by its address. */
export const titleNames: Readonly<Record<string, string>> = {
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
  const title = shippedIn(lang)?.[titleNames[target] ?? '']
  return typeof title === 'string' ? title : undefined
}

const shippedItems = [...Object.values(defaultMenus).flat(), ...withNews([])]

/** By the labels with which menus ship in any language, where they lead. */
const shippedTargets = new Map(
  ['en', ...shippedCodes]
    .flatMap((lang) => shippedItems.map(({ target }) => [titleIn(lang, target), target] as const))
    .toReversed(),
)

/** What an item that is as it ships is called in a language: as its page is. */
export const shippedLabel = (lang: string, label: string): string | undefined =>
  titleIn(lang, shippedTargets.get(label) ?? '')

/** The menus that ship, in a language. */
export const shippedMenus = (lang: string): Menus =>
  withItems(defaultMenus, (item) => ({ ...item, label: titleIn(lang, item.target) ?? item.label }))

/** Menus with each of their items changed. */
export const withItems = (
  menus: Menus,
  change: (item: Menus['header'][number], name: string) => Menus['header'][number],
): Menus => {
  const changed: Menus = { header: [], more: [], contact: [], footer: [] }
  for (const { menu, item, name } of namedItems(menus)) changed[menu].push(change(item, name))
  return changed
}

/** The items of all menus, each with the name under which its label is translated: by where it leads. */
export const namedItems = (menus: Menus) =>
  menuNames.flatMap((menu) => {
    const seen = new Map<string, number>()
    return menus[menu].map((item, at) => {
      const count = (seen.get(item.target) ?? 0) + 1
      seen.set(item.target, count)
      const name = `${menu}.${item.target}${count > 1 ? `.${count}` : ''}`
      return { menu, at, item, name }
    })
  })
