import type { ImportedEntry } from '../importer.ts'
import type { OldSiteFacts } from './old-site-facts.ts'
import { buildSiteEntry, isHomeTextWhole } from './site-entry.ts'

const textOf = ({ fields }: ImportedEntry): string => String(fields.content ?? fields.about ?? '')

/**
 * Adds the item of the site itself. `homes` are the keys of entries with the text of the old home page. Their drafts
 * are dropped if the home page and the page About contain everything.
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
  const whole = { ...facts, ...named, text }
  const site = buildSiteEntry(whole, entries)
  const isDropped = ({ key, kind }: ImportedEntry) =>
    site !== undefined && kind === 'page' && homes.includes(key) && isHomeTextWhole(whole, site)
  return [...entries.filter((each) => !isDropped(each)), ...(site ? [site] : [])]
}
