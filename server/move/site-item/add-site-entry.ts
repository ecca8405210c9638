import type { ImportedEntry } from '../importer.ts'
import { isPublicPage, linkUnlinkedPages } from './link-pages.ts'
import type { OldSiteFacts } from './old-site-facts.ts'
import { buildSiteEntry, isAboutTextWhole, isHomeTextWhole } from './site-entry.ts'

const textOf = ({ fields }: ImportedEntry): string => String(fields.content ?? fields.about ?? '')

const aboutPath = '/about'

/** URLs of an old page About that need no redirect: its path, and short URLs of WordPress. */
const aboutUrl = /^\/about(?:\/index)?(?:\.html?)?\/?$|^\/\?/i

/** Finds the old page About, unless it was the home page. */
const findAboutPage = (
  entries: readonly ImportedEntry[],
  homes: readonly string[],
): ImportedEntry | undefined =>
  entries.find(
    (entry) =>
      isPublicPage(entry) &&
      !homes.includes(entry.key) &&
      entry.addresses?.some((url) => url.startsWith(aboutPath) && aboutUrl.test(url)),
  )

/**
 * Adds the item of the site itself. `homes` are the keys of entries with the text of the old home page. Their drafts
 * are dropped if the home page and the page About contain everything, and so is the old page About.
 */
export const addSiteEntry = (
  entries: readonly ImportedEntry[],
  facts: OldSiteFacts,
  homes: readonly string[],
): ImportedEntry[] => {
  const sources = homes.flatMap((key) => entries.find((each) => each.key === key) ?? [])
  const text = sources
    .filter(({ failed }) => failed === undefined)
    .map(textOf)
    .filter(Boolean)
    .join('\n\n')
  const people = entries.filter(
    ({ kind, failed, isExample, mergedInto }) =>
      kind === 'person' && failed === undefined && !isExample && !mergedInto,
  )
  // The site of one person has that person's name.
  const [owner, ...others] = people
  const isPersonal = facts.isSite && !facts.name && others.length === 0
  const named = isPersonal ? { name: owner?.title ?? '' } : {}
  const about = findAboutPage(entries, homes)
  const whole = { ...facts, ...named, text, ...(about && { about: textOf(about) }) }
  const first = buildSiteEntry(whole, entries)
  const isDropped = (entry: ImportedEntry) => {
    if (first === undefined || entry.kind !== 'page') return false
    if (entry === about)
      return entry.addresses?.every((url) => aboutUrl.test(url)) && isAboutTextWhole(whole, first)
    return homes.includes(entry.key) && isHomeTextWhole(whole, first)
  }
  const kept = entries.filter((each) => !isDropped(each))
  // Menus lead to the page About of Salus once the old page is dropped.
  return linkUnlinkedPages(kept, buildSiteEntry(whole, kept))
}
