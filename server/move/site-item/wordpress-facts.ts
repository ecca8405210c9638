import type { SiteFiles } from '../site/files.ts'
import { plainTextOfHtml } from '../text/markdown.ts'
import type { WordPressExport, WordPressItem } from '../wordpress/export.ts'
import { findUploadedPicture } from '../wordpress/uploads.ts'
import type { OldMenuItem, OldSiteFacts } from './old-site-facts.ts'

const menuItemOf = (
  { items }: WordPressExport,
  { title, meta }: WordPressItem,
): OldMenuItem | undefined => {
  const id = meta.get('_menu_item_object_id')
  const isCustom = meta.get('_menu_item_type') === 'custom'
  const page = isCustom ? undefined : items.find((each) => each.id === id)
  const target = isCustom ? (meta.get('_menu_item_url') ?? '') : (page?.link ?? '')
  const label = plainTextOfHtml(title || (page?.title ?? ''))
  return label === '' || target === '' ? undefined : { label, target }
}

/** Returns the menus: the footer by its name, and the largest of the others, or the one that is called main. */
const menusOf = (site: WordPressExport): { menu: OldMenuItem[]; footer: OldMenuItem[] } => {
  const shown = site.items.filter(
    ({ type, status }) => type === 'nav_menu_item' && status !== 'trash',
  )
  const named = Map.groupBy(shown, ({ menu }) => menu)
  const build = (items: readonly WordPressItem[] = []) =>
    items
      .toSorted((one, other) => one.order - other.order)
      .flatMap((each) => menuItemOf(site, each) ?? [])
  const names = [...named.keys()]
  const below = names.find((name) => /foot|bottom/i.test(name))
  const others = names
    .filter((name) => name !== below)
    .toSorted((one, other) => (named.get(other)?.length ?? 0) - (named.get(one)?.length ?? 0))
  const main = others.find((name) => /main|primary|head|top|haupt/i.test(name)) ?? others[0]
  return {
    menu: main === undefined ? [] : build(named.get(main)),
    footer: below === undefined ? [] : build(named.get(below)),
  }
}

/** Finds the logo or the site icon among the uploads. An export does not say which upload is the logo. */
const findLogo = (files: SiteFiles, { items }: WordPressExport): string | undefined => {
  const uploads = items.filter(({ type }) => type === 'attachment')
  const isCalled = ({ title, attachment }: WordPressItem) =>
    /(?:^|[^a-z])(?:site-?)?logo(?:$|[^a-z])/i.test(title) ||
    /\/[\w-]*logo[\w-]*\.\w+$/i.test(attachment)
  const isIcon = ({ meta }: WordPressItem) => meta.get('_wp_attachment_context') === 'site-icon'
  const isLogo = ({ meta }: WordPressItem) => meta.get('_wp_attachment_context') === 'custom-logo'
  const found = uploads.find(isLogo) ?? uploads.find(isCalled) ?? uploads.find(isIcon)
  return found && findUploadedPicture(files, found.attachment)
}

/** Whether a page is the home page. Without permalinks, the path of every page is `/`. */
export const isWordPressHome = ({ type, link, title }: WordPressItem): boolean => {
  if (type !== 'page' || link.includes('?')) return false
  const path = URL.parse(link, 'http://localhost')?.pathname ?? ''
  return (
    /^\/(?:home|home-?page|front-?page|start|startseite)?\/?$/i.test(path) || /^home$/i.test(title)
  )
}

/** Returns the public pages in their order. Themes show these if the site has no menu, and Squarespace exports none. */
const menuOfPages = ({ items }: WordPressExport): OldMenuItem[] => {
  const pages = items.filter(
    ({ type, status, password, parent }) =>
      type === 'page' && status === 'publish' && password === '' && /^0?$/.test(parent),
  )
  return pages
    .toSorted(
      (one, other) =>
        Number(isWordPressHome(other)) - Number(isWordPressHome(one)) || one.order - other.order,
    )
    .map(({ title, link }) => ({ label: plainTextOfHtml(title), target: link }))
    .filter(({ label, target }) => label !== '' && target !== '')
}

export const readWordPressFacts = (
  files: SiteFiles,
  source: string,
  site: WordPressExport,
): OldSiteFacts => {
  const { menu, footer } = menusOf(site)
  return {
    source,
    isSite: site.title !== '',
    name: plainTextOfHtml(site.title),
    tagline: plainTextOfHtml(site.description),
    logo: findLogo(files, site),
    menu: menu.length > 0 ? menu : menuOfPages(site),
    footer,
    bases: site.bases,
  }
}
