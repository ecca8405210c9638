import { isOwnPath } from '#contract/page/own-path.ts'
import { canonicalAddress, plainPath } from '#contract/pages.ts'
import { definitions } from './definitions.ts'

/** The path of a page of the group's own that a target leads to; null for any other target. */
export const ownPathOf = (target: string): string | null => {
  const path = plainPath(target.split(/[?#]/)[0] ?? '')
  return isOwnPath(path) ? path : null
}

/** The tables behind the pages of single entries, by the first part of their addresses. */
const entries = new Map(
  definitions.flatMap(({ name, page }) =>
    page && 'folder' in page ? [[page.folder, name] as const] : [],
  ),
)

/** The entry whose page a path on this site leads to; null for any other page. */
export const entryOf = (canonical: string): { table: string; id: string } | null => {
  const [, kind = '', id] = canonical.split('?')[0]?.split('/') ?? []
  const table = entries.get(kind)
  return table === undefined || id === undefined ? null : { table, id }
}

/** The canonical address of a page of this site; null where there is none. */
export const canonicalOf = (target: string): string | null => {
  const { pathname, searchParams } = new URL(target, 'http://site')
  return canonicalAddress(pathname, searchParams)
}
