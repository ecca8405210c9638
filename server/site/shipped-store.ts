import { z } from 'zod'
import type { ContentPage } from '#contract/content/content-field.ts'
import { contentFields, isContentName } from '#contract/content/fields.ts'
import { contentPages } from '#contract/content/pages.ts'
import { findUnchangedDefaults } from '#contract/content/shipped.ts'
import { pagesHiddenWhileEmpty } from '#contract/site/default-menus.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInstallationValue, storeInstallationValue } from '#server/base/db/installation.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { readNewestEntryPaths } from './newest-pages.ts'
import { readPublishedContent } from './store.ts'
import { readPagesWithEntries } from './targets.ts'

const fittingContentKey = 'fittingContent'

const readFitting = async (queries: Queries): Promise<readonly string[]> => {
  const kept = await readInstallationValue(queries, fittingContentKey)
  return kept === undefined ? [] : z.array(z.string()).parse(JSON.parse(kept))
}

/** Returns the pages that visitors cannot reach by links yet, because they have no published entries. */
const readClosedPages = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
): Promise<readonly ContentPage[]> => {
  const open = await readPagesWithEntries(queries, visitor)
  const newest = await readNewestEntryPaths(queries, await visitor())
  return contentPages
    .filter(({ path, entries = '', isOnlyOnEntries }) =>
      isOnlyOnEntries
        ? !newest[entries]
        : pagesHiddenWhileEmpty.includes(path) && !open.includes(path),
    )
    .map(({ key }) => key)
}

/**
 * Returns the default texts about the group that visitors still see, except those that an editor marked as
 * fitting.
 */
export const readVisibleDefaultTexts = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
): Promise<string[]> => {
  const closed = await readClosedPages(queries, visitor)
  return findUnchangedDefaults(
    await readPublishedContent(queries),
    await readFitting(queries),
  ).filter((name) => contentFields[name].on.some((page) => !closed.includes(page)))
}

export const saveFieldsMarkedAsFitting = async (
  queries: Queries,
  names: readonly string[],
  fits: boolean,
): Promise<void> => {
  const others = (await readFitting(queries)).filter((each) => !names.includes(each))
  const value = JSON.stringify([...others, ...(fits ? names.filter(isContentName) : [])])
  await storeInstallationValue(queries, fittingContentKey, value)
}
