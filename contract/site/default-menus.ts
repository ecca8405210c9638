import { allEntryPages, entryPages } from '#contract/entry-pages.ts'

/** One entry of a menu. */
export interface MenuItem {
  readonly label: string
  /** A path on this site, an address, or nothing: then it is announced as not available yet. */
  readonly target: string
  /** What it is called in the other languages, by their codes. */
  readonly labels?: Readonly<Record<string, string>> | undefined
  /** In another language than the main one: `label` where it is not translated. */
  readonly untranslated?: string[] | undefined
}

/** Every menu of the site. */
export interface Menus {
  readonly header: MenuItem[]
  readonly more: MenuItem[]
  /** The button at the end of the header, or nothing. */
  readonly contact: MenuItem[]
  readonly footer: MenuItem[]
}

/** The names of the menus. */
export const menuNames = ['header', 'more', 'contact', 'footer'] as const

const { timeline, grant, publication } = entryPages
const first = [
  { label: 'Home', target: '/' },
  { label: 'Projects', target: '/projects' },
  { label: 'Team', target: '/team' },
]
const more = [
  { label: 'Publications', target: publication.list },
  { label: timeline.title, target: timeline.list },
  { label: grant.title, target: grant.list },
]

/** The menus of a fresh installation. */
export const defaultMenus: Menus = {
  header: first,
  more,
  contact: [{ label: 'Contact us', target: '/contactus' }],
  footer: [...first, ...more],
}

const news = { label: 'News', target: '/news' }

/** The menus that lead to the news as soon as there are some, as long as the group has not changed them. */
export const menusWithNews: readonly (keyof Menus)[] = ['more', 'footer']

/** A menu that leads to the news, last of all. */
export const withNews = (items: readonly MenuItem[]): MenuItem[] => [...items, news]

/** Pages that menus lead to only once they have something to show. */
export const awaitedPages: readonly string[] = allEntryPages.flatMap(({ awaited, list }) =>
  awaited && list ? [list] : [],
)

/** The same of the footer, which also waits for the first publication. */
export const awaitedInFooter: readonly string[] = [...awaitedPages, publication.list]

/**
 * The menus as visitors see them: what leads to something hidden is left out, its label included. What leads to an
 * awaited page that is not open yet is announced as not available in the header, and leads home in the footer.
 */
export const shownMenus = (
  menus: Menus,
  open: readonly string[],
  hidden: readonly string[] = [],
): Menus => {
  const shown = (items: readonly MenuItem[], instead: string, awaited = awaitedPages) =>
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
    footer: shown(menus.footer, '/', awaitedInFooter),
  }
}
