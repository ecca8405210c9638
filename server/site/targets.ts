import { type RawBuilder, sql } from 'kysely'
import { awaitedPages } from '#contract/default-menus.ts'
import { isOwnPath } from '#contract/own-path.ts'
import { canonicalAddress, plainPath } from '#contract/pages.ts'
import type { Queries } from '#server/db/database.ts'
import { readingPresence } from '#server/db/reads.ts'
import { definitionOf } from '#server/definition/definitions.ts'
import { hasPath, readPaths } from '#server/page/store.ts'
import { type Reader, visible } from '#server/reader/visible.ts'

const hasRows = async (
  queries: Queries,
  table: string,
  which: RawBuilder<boolean>,
): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${sql.table(table)} where ${which} limit 1`.execute(
    queries,
  )
  return rows.length > 0
}

/** What an awaited page shows; it is open once visitors see a row of one of these tables. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  '/research': ['milestone', 'researchProgress'],
  '/grants': ['grant'],
}

const hasAny = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
  table: string,
): Promise<boolean> => {
  if (definitionOf(table)?.publishing)
    return hasRows(queries, table, visible(await visitor(), table))
  // Every page has the menus: a changed project must not make all of them stale.
  return readingPresence(() => hasRows(queries, table, sql<boolean>`1 = 1`))
}

/** The awaited pages that are there and have something to show: menus lead to these, and to no others. */
export const openPages = async (
  queries: Queries,
  visitor: () => Promise<Reader>,
): Promise<string[]> => {
  const open: string[] = []
  for (const path of awaitedPages) {
    if (canonicalAddress(path, new URLSearchParams()) === null) continue
    for (const table of shownOn[path] ?? []) {
      if (await hasAny(queries, visitor, table)) {
        open.push(path)
        break
      }
    }
  }
  return open
}

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
  grant: 'grant',
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
  return table === undefined || hasRows(queries, table, sql<boolean>`"_id" = ${id}`)
}
