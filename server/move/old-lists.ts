import { allSitePages, normalizePath } from '#contract/pages.ts'
import type { ImportedEntry } from './importer.ts'

/** Patterns for the paths of list pages on old sites, by the kind of the listed entries. */
const listNamePatterns: Readonly<Record<string, RegExp>> = {
  person: /^(?:people|persons?|members?|(?:the-|our-)?team|staff|lab-members|profiles?|authors?)$/,
  publication: /^(?:publications?|papers?|bibliography)$/,
  project: /^(?:projects?|portfolio)$/,
  news: /^(?:news|blog|posts?|announcements|events?|talks?)$/,
}

const prefix = 'list/'

/** Returns the kind whose list a redirect leads to, undefined if it leads to an entry. */
export const redirectedListKindOf = (key: string): string | undefined =>
  Object.keys(listNamePatterns).find((kind) => key === prefix + kind)

/** Builds a redirect from the path of a list on the old site. Empty if the path is unchanged or not a list. */
export const buildOldListRedirect = (address: string, source: string): ImportedEntry[] => {
  const path = normalizePath(address).replace(/(?:\/index)?\.html?$/, '')
  const name = path.slice(1).toLowerCase()
  const kind = Object.keys(listNamePatterns).find((each) => listNamePatterns[each]?.test(name))
  if (!kind || allSitePages.some((page) => page.path === path)) return []
  const fields = { path, to: prefix + kind }
  return [{ kind: 'redirect', key: `redirect${path}`, title: path, source, fields }]
}
