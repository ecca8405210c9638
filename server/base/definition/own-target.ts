import { isCustomPagePath } from '#contract/page/own-path.ts'
import { canonicalPath, normalizePath } from '#contract/pages.ts'
import { entityDefinitions } from './definitions.ts'

/** Returns the path of a link to a custom page, or null for other links. */
export const customPagePathOf = (target: string): string | null => {
  const path = normalizePath(target.split(/[?#]/)[0] ?? '')
  return isCustomPagePath(path) ? path : null
}

const entries = new Map(
  entityDefinitions.flatMap(({ name, page }) =>
    page && 'folder' in page ? [[page.folder, name] as const] : [],
  ),
)

/** Returns the entry that the page with a canonical path shows, or null if the page shows none. */
export const entryOfPath = (canonical: string): { table: string; id: string } | null => {
  const [, kind = '', id] = canonical.split('?')[0]?.split('/') ?? []
  const table = entries.get(kind)
  return table === undefined || id === undefined ? null : { table, id }
}

/** Returns the canonical path of the page to which a link leads, or null if there is no such page. */
export const canonicalPathOf = (target: string): string | null => {
  const { pathname, searchParams } = new URL(target, 'http://site')
  return canonicalPath(pathname, searchParams)
}
