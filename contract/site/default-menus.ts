import { allEntryPages, entryPages } from '#contract/entry-pages.ts'

export interface SiteMenuItem {
  readonly label: string
  /** A path on this site or a URL. If empty, the item is shown as not available yet. */
  readonly target: string
  /** Labels in other languages by language code. */
  readonly labels?: Readonly<Record<string, string>> | undefined
  /** Contains `label` if the label has no translation in the requested language. */
  readonly untranslated?: string[] | undefined
}

export interface SiteMenus {
  readonly header: SiteMenuItem[]
  readonly more: SiteMenuItem[]
  /** The button at the end of the header. At most one item. */
  readonly contact: SiteMenuItem[]
  readonly footer: SiteMenuItem[]
}

export const menuNames = ['header', 'more', 'contact', 'footer'] as const

const { timeline, grant, publication } = entryPages
const headerItems = [
  { label: 'Home', target: '/' },
  { label: 'Projects', target: '/projects' },
  { label: 'Team', target: '/team' },
]
const more = [
  { label: 'Publications', target: publication.list },
  { label: timeline.title, target: timeline.list },
  { label: grant.title, target: grant.list },
]

export const defaultMenus: SiteMenus = {
  header: headerItems,
  more,
  contact: [{ label: 'Contact us', target: '/contactus' }],
  footer: [...headerItems, ...more],
}

const news = { label: 'News', target: '/news' }

/** Menus that get a link to the news if there are any and the menu is unchanged. */
export const menusWithNews: readonly (keyof SiteMenus)[] = ['more', 'footer']

export const appendNewsMenuItem = (items: readonly SiteMenuItem[]): SiteMenuItem[] => [
  ...items,
  news,
]

/** Adds items to the further pages of the header and to the footer, unless a menu there has their target. */
export const appendMissingMenuItems = (
  menus: SiteMenus,
  items: readonly SiteMenuItem[],
): SiteMenus => {
  const missingIn = (...named: readonly (readonly SiteMenuItem[])[]) =>
    items.filter(({ target }) => !named.flat().some((each) => each.target === target))
  const { header, more, contact, footer } = menus
  return {
    ...menus,
    more: [...more, ...missingIn(header, more, contact)],
    footer: [...footer, ...missingIn(footer)],
  }
}

/** Paths of pages that menus link to only while they have entries. */
export const pagesHiddenWhileEmpty: readonly string[] = allEntryPages.flatMap(
  ({ awaited, list }) => (awaited && list ? [list] : []),
)

/**
 * Paths that the footer links to only while the page has entries. Unlike in other menus, these
 * include the list of publications.
 */
export const footerPagesHiddenWhileEmpty: readonly string[] = [
  ...pagesHiddenWhileEmpty,
  publication.list,
]

/**
 * Returns the menus for visitors, without items whose target is in `hidden`. A link to a list
 * without entries has no target in the header, and leads to the home page in the footer.
 */
export const menusForVisitors = (
  menus: SiteMenus,
  open: readonly string[],
  hidden: readonly string[] = [],
): SiteMenus => {
  const shown = (
    items: readonly SiteMenuItem[],
    instead: string,
    awaited = pagesHiddenWhileEmpty,
  ) =>
    items
      .filter(({ target }) => !hidden.includes(target))
      .map(({ label, target, untranslated }) => ({
        label,
        target: awaited.includes(target) && !open.includes(target) ? instead : target,
        ...(untranslated && { untranslated }),
      }))
  return {
    header: shown(menus.header, ''),
    more: shown(menus.more, ''),
    contact: shown(menus.contact, ''),
    footer: shown(menus.footer, '/', footerPagesHiddenWhileEmpty),
  }
}
