import { sql } from 'kysely'
import { awaitedPages } from '#contract/default-menus.ts'
import { isOwnPath } from '#contract/own-path.ts'
import { canonicalAddress, plainPath } from '#contract/pages.ts'
import type { Queries } from '#server/db/database.ts'
import { readingPresence } from '#server/db/reads.ts'
import type { Reader } from '#server/entity/visibility.ts'
import { hasPath, readPaths } from '#server/page/store.ts'

const hasRows = async (queries: Queries, table: string, id?: string): Promise<boolean> => {
  const which = id === undefined ? sql`` : sql`where "_id" = ${id}`
  const { rows } = await sql`select 1 from ${sql.table(table)} ${which} limit 1`.execute(queries)
  return rows.length > 0
}

/** What an awaited page shows; it is open once one of these tables has a row. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  '/research': ['milestone', 'researchProgress'],
}

const findOpen = async (queries: Queries): Promise<string[]> => {
  const open: string[] = []
  for (const path of awaitedPages) {
    if (canonicalAddress(path, new URLSearchParams()) === null) continue
    for (const table of shownOn[path] ?? []) {
      if (await hasRows(queries, table)) {
        open.push(path)
        break
      }
    }
  }
  return open
}

/** The awaited pages that are there and have something to show: menus lead to these, and to no others. */
export const openPages = (queries: Queries): Promise<string[]> =>
  // Every page has the menus: a changed project must not make all of them stale.
  readingPresence(() => findOpen(queries))

/** The path of a page of the group's own that a target leads to; null for any other target. */
const ownPathOf = (target: string): string | null => {
  const path = plainPath(target.split(/[?#]/)[0] ?? '')
  return isOwnPath(path) ? path : null
}

/** The targets among some that lead to a page of the group's own which visitors do not see now. */
export const hiddenTargets = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
  targets: readonly string[],
): Promise<string[]> => {
  // Few menus lead to such pages: the others do not go stale with them.
  if (targets.every((target) => ownPathOf(target) === null)) return []
  const shown = new Set(await readPaths(queries, await visitor()))
  return targets.filter((target) => {
    const path = ownPathOf(target)
    return path !== null && !shown.has(path)
  })
}

/** The tables behind the pages of single entries. */
const entries: Readonly<Record<string, string>> = {
  project: 'post',
  person: 'profile',
  publication: 'publication',
  category: 'category',
  team: 'team',
}

/** Whether a target leads somewhere: addresses elsewhere are not asked, pages of this site are. */
export const targetExists = async (queries: Queries, target: string): Promise<boolean> => {
  if (!target.startsWith('/') || awaitedPages.includes(target)) return true
  const own = ownPathOf(target)
  if (own !== null) return hasPath(queries, own)
  const { pathname, searchParams } = new URL(target, 'http://site')
  const path = canonicalAddress(pathname, searchParams)
  if (path === null) return false
  const [, kind = '', id] = path.split('?')[0]?.split('/') ?? []
  const table = id === undefined ? undefined : entries[kind]
  return table === undefined || hasRows(queries, table, id)
}
