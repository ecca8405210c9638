import { sql } from 'kysely'
import { canonicalPath, normalizePath } from '#contract/pages.ts'
import { footerPagesHiddenWhileEmpty, pagesHiddenWhileEmpty } from '#contract/site/default-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { trackAsPresenceRead, trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import {
  canonicalPathOf,
  customPagePathOf,
  entryOfPath,
} from '#server/base/definition/own-target.ts'
import { hasRow } from '#server/base/entity/rows.ts'
import {
  type ContentReader,
  unrestrictedReader,
  visibleCondition,
} from '#server/base/reader/visible.ts'
import { isCollectionPath } from '#server/collection/linked-store.ts'
import { hasCustomPageAt, readVisiblePagePaths } from '#server/page/store.ts'

/**
 * Returns the tables whose entries a page lists. Menus link to the page if visitors can see at least one of
 * them.
 */
const listedOn = (path: string): string[] =>
  entityDefinitions.filter(({ page }) => page?.list === path).map(({ name }) => name)

const hasAny = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
  table: string,
): Promise<boolean> => {
  const reader = await visitor()
  const parent = parentColumnOf(table)
  const isShown = parent
    ? sql<boolean>`exists (select 1 from ${sql.table(parent.to)} where ${visibleCondition(reader, parent.to)}
        and ${sql.ref(`${parent.to}._id`)} = ${sql.ref(`${table}.${parent.column}`)})`
    : visibleCondition(reader, table)
  // Tracks only whether any entry is visible. Every page has the menus, so a change of one entry
  // must not invalidate all cached pages.
  return trackAsPresenceRead(() => hasRow(queries, table, isShown))
}

/** Returns the pages that are hidden while they are empty but now have entries. Menus link only to these. */
export const readPagesWithEntries = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
): Promise<string[]> => {
  const open: string[] = []
  for (const path of footerPagesHiddenWhileEmpty) {
    if (canonicalPath(path, new URLSearchParams()) === null) continue
    for (const table of listedOn(path)) {
      if (await hasAny(queries, visitor, table)) {
        open.push(path)
        break
      }
    }
  }
  return open
}

export const hasNews = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
): Promise<boolean> => {
  const reader = await visitor()
  const isOwn = sql<boolean>`${visibleCondition(reader, 'frontPage')} and not exists (
    select 1 from "example" where "entity" = 'frontPage' and "entityId" = "frontPage"."_id")`
  return trackAsPresenceRead(() => hasRow(queries, 'frontPage', isOwn))
}

/** Returns the link targets that visitors cannot see, because the custom page or entry is hidden. */
export const findHiddenLinkTargets = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
  targets: readonly string[],
): Promise<string[]> => {
  const hidden: string[] = []
  for (const target of targets) {
    const own = target.startsWith('/') ? customPagePathOf(target) : null
    const entry = target.startsWith('/') ? entryOfPath(canonicalPathOf(target) ?? '') : null
    // Skips other targets before `visitor()` is called, because cached menus would then depend on
    // more data and be invalidated more often.
    if (own === null && entry === null) continue
    const reader = await visitor()
    const isShown = entry
      ? await trackAsSingleEntryRead(entry.table, entry.id, () =>
          hasRow(
            queries,
            entry.table,
            sql<boolean>`"_id" = ${entry.id} and ${visibleCondition(reader, entry.table)}`,
          ),
        )
      : own !== null &&
        ((await readVisiblePagePaths(queries, reader)).includes(own) ||
          (await isCollectionPath(queries, reader, own)))
    if (!isShown) hidden.push(target)
  }
  return hidden
}

/** Normalises a target. Pages of this site become a path without the origin. */
export const normaliseLinkTarget = (target: string, publicUrl: string): string => {
  const site = new URL(publicUrl).origin
  const address = URL.parse(target, site)
  if (address === null || address.origin !== site || !/^(\/|https?:)/i.test(target)) return target
  return normalizePath(address.pathname) + address.search + address.hash
}

export const noSuchPageMessage = 'There is no such page on this site'

/** Whether a target exists. Only targets on this site are checked. */
export const linkTargetExists = async (queries: Queries, target: string): Promise<boolean> => {
  if (!target.startsWith('/') || pagesHiddenWhileEmpty.includes(target)) return true
  const own = customPagePathOf(target)
  if (own !== null)
    return (
      (await hasCustomPageAt(queries, own)) ||
      (await isCollectionPath(queries, unrestrictedReader, own))
    )
  const canonical = canonicalPathOf(target)
  if (canonical === null) return false
  const entry = entryOfPath(canonical)
  return entry === null || hasRow(queries, entry.table, sql<boolean>`"_id" = ${entry.id}`)
}
