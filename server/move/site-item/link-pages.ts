import { normalizePath } from '#contract/pages.ts'
import type { ImportedEntry } from '../importer.ts'
import { entryLinkPlaceholder } from '../placeholders.ts'
import { toRecord, toRecords } from '../text/values.ts'
import { formatMenuLabel } from './menu-label.ts'

/** Length up to which the menu “More” takes pages that the old menu did not have. */
const maxMoreItems = 10

export const isPublicPage = ({ kind, failed, isExample, fields }: ImportedEntry): boolean =>
  kind === 'page' && failed === undefined && !isExample && fields.status !== 'draft'

const linkTarget = /\]\(<?([^()\s<>]{1,2000})/g

const pathOf = (target: string): string => normalizePath(target.split(/[?#]/, 1)[0] ?? '')

/** Returns the targets of the links in the texts of an entry. */
const targetsIn = ({ fields }: ImportedEntry): string[] =>
  Object.values(fields).flatMap((value) =>
    typeof value === 'string' ? Array.from(value.matchAll(linkTarget), ([, to = '']) => to) : [],
  )

/** Returns the keys of pages to which a menu or the text of another entry leads. */
const findLinkedPages = (
  entries: readonly ImportedEntry[],
  pages: readonly ImportedEntry[],
  menus: readonly string[],
): Set<string> => {
  const byTarget = new Map<string, string>()
  for (const { key, fields, addresses = [] } of pages) {
    byTarget.set(entryLinkPlaceholder(key), key)
    for (const url of [String(fields.path), ...addresses]) byTarget.set(pathOf(url), key)
  }
  const keyOf = (target: string) => byTarget.get(target) ?? byTarget.get(pathOf(target))
  const linked = entries
    .filter(({ failed, isExample, fields }) => !failed && !isExample && fields.status !== 'draft')
    .flatMap((entry) =>
      targetsIn(entry)
        .map(keyOf)
        .filter((key) => key !== entry.key),
    )
  return new Set([...linked, ...menus.map(keyOf)].filter((key) => key !== undefined))
}

/**
 * Puts pages that nothing leads to into the menu “More” while there is room, and names the others. Appends the item of the site.
 */
export const linkUnlinkedPages = (
  entries: readonly ImportedEntry[],
  site: ImportedEntry | undefined,
): ImportedEntry[] => {
  // Files without the settings of a site may be a part of one, whose pages are linked elsewhere.
  if (site === undefined) return [...entries]
  const menus = toRecord(site.fields.siteMenus)
  const isStated = 'header' in menus
  const more = toRecords(menus.more)
  const items = Object.values(menus).flatMap(toRecords)
  const pages = entries.filter(isPublicPage)
  const linked = findLinkedPages(
    entries,
    pages,
    items.map(({ target }) => String(target)),
  )
  const labels = new Set(items.map(({ label }) => label))
  const link = (page: ImportedEntry): ImportedEntry => {
    const { key, title, fields, notes = [] } = page
    const isInMenu = 'menu' in fields && !isStated
    if (!isPublicPage(page) || isInMenu || linked.has(key)) return page
    const label = formatMenuLabel(title)
    if (label === '' || labels.has(label) || more.length >= maxMoreItems)
      return { ...page, notes: [...notes, 'Is not in the menu, and nothing leads to it'] }
    labels.add(label)
    more.push({ label, target: entryLinkPlaceholder(key) })
    const told = `Was not in the menu. Goes into the menu as “${label}”`
    return { ...page, fields: { ...fields, menu: label }, notes: [...notes, told] }
  }
  const all = entries.map(link)
  const fields = isStated ? { ...site.fields, siteMenus: { ...menus, more } } : site.fields
  return [...all, { ...site, fields }]
}
