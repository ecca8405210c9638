import { allSitePages, normalizePath } from '#contract/pages.ts'
import type { ImportedEntry } from './importer.ts'
import { exportedDefinitionOfKind } from './out/content.ts'

/** Patterns for the paths of list pages on old sites, by the kind of the listed entries. */
const listNamePatterns: Readonly<Record<string, RegExp>> = {
  person: /^(?:people|persons?|members?|(?:the-|our-)?team|staff|lab-members|profiles?|authors?)$/,
  publication: /^(?:publications?|papers?|bibliography)$/,
  project: /^(?:projects?|portfolio)$/,
  news: /^(?:news|blog|posts?|announcements|events?|talks?)$/,
}

/** Paths of pages about joining the group, which lead to a page of the same purpose, or to the people. */
const joining =
  /^(?:join|join-?us|opportunit(?:y|ies)|openings?|(?:open-)?positions?|vacanc(?:y|ies)|careers?|jobs?)$/

const prefix = 'list/'
/** Prefix of a redirect's target that `resolveNearestPages` replaces. */
const nearest = 'near/'

const plainPathOf = (address: string): string =>
  normalizePath(address).replace(/(?:\/index)?\.html?$/, '') || '/'

/** Returns the kind whose entries an old list page showed, by its path. */
export const oldListKindOf = (address: string): string | undefined => {
  const name = plainPathOf(address).slice(1).toLowerCase()
  return Object.keys(listNamePatterns).find((kind) => listNamePatterns[kind]?.test(name))
}

/** Returns the kind whose list a redirect leads to, undefined if it leads to an entry. */
export const redirectedListKindOf = (key: string): string | undefined =>
  Object.keys(listNamePatterns).find((kind) => key === prefix + kind)

/** Returns the path of the list that a redirect leads to. */
export const listPathOfKey = (key: string): string | undefined => {
  const kind = redirectedListKindOf(key)
  return kind && exportedDefinitionOfKind(kind)?.page?.list
}

const redirectTo = (to: string, source: string, path: string): ImportedEntry => ({
  kind: 'redirect',
  key: `redirect${path}`,
  title: path,
  source,
  fields: { path, to },
})

/** An old page that Salus replaces by a page of its own. */
export interface ReplacedPage {
  readonly source: string
  /** The URL of the page, and URLs that led to it. */
  readonly addresses: readonly string[]
  /** Kinds of the entries that the page listed. */
  readonly lists?: readonly string[]
}

/** Builds redirects from the URLs of a page to the list that replaces it, or to the nearest page. Omits URLs that Salus uses. */
export const buildOldListRedirects = ({
  source,
  addresses,
  lists = [],
}: ReplacedPage): ImportedEntry[] => {
  const paths = [...new Set(addresses.map(plainPathOf))]
  const kind = [...paths.map(oldListKindOf), ...lists].find((each) => each !== undefined)
  return paths
    .filter((path) => path !== '/' && !allSitePages.some((page) => page.path === path))
    .map((path) => redirectTo(kind ? prefix + kind : nearest + path, source, path))
}

const lastPartOf = (path: string): string => path.replace(/^.*\//, '')

/** Returns the page in whose folder a path is, the first one below the path, or one about joining if the path is about that. */
const findNearestPage = (
  path: string,
  pages: readonly ImportedEntry[],
): ImportedEntry | undefined => {
  const pathOf = ({ fields }: ImportedEntry) => String(fields.path)
  const isAbout = joining.test(lastPartOf(path))
  return (
    pages.find((page) => path.startsWith(`${pathOf(page)}/`)) ??
    pages.find((page) => pathOf(page).startsWith(`${path}/`)) ??
    (isAbout ? pages.find((page) => joining.test(lastPartOf(pathOf(page)))) : undefined)
  )
}

/** Replaces the targets of redirects from pages without a list by the nearest imported page. Drops redirects that have none. */
export const resolveNearestPages = (entries: readonly ImportedEntry[]): ImportedEntry[] => {
  const pages = entries.filter(
    ({ kind, failed, fields }) => kind === 'page' && !failed && fields.status !== 'draft',
  )
  return entries.flatMap((entry) => {
    const { kind, source, title, fields } = entry
    const to = String(fields.to ?? '')
    if (kind !== 'redirect' || !to.startsWith(nearest)) return [entry]
    const page = findNearestPage(title, pages)
    const list = joining.test(lastPartOf(title)) ? `${prefix}person` : undefined
    const target = page?.key ?? list
    return target === undefined ? [] : [redirectTo(target, source, title)]
  })
}
