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

/** Returns the entry of a page path, or null for other pages. */
export const entryOfPath = (canonical: string): { table: string; id: string } | null => {
  const [, kind = '', id] = canonical.split('?')[0]?.split('/') ?? []
  const table = entries.get(kind)
  return table === undefined || id === undefined ? null : { table, id }
}

/** Returns the canonical path of a page, or null if there is none. */
export const canonicalPathOf = (target: string): string | null => {
  const { pathname, searchParams } = new URL(target, 'http://site')
  return canonicalPath(pathname, searchParams)
}
