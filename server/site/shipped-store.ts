import { z } from 'zod'
import type { ContentPage } from '#contract/content/content-field.ts'
import { contentFields, isContentName } from '#contract/content/fields.ts'
import { contentPages } from '#contract/content/pages.ts'
import { findUnchangedDefaults } from '#contract/content/shipped.ts'
import { pagesHiddenWhileEmpty } from '#contract/site/default-menus.ts'
import {
  exampleSettingOf,
  findExampleSettings,
  toShippedName,
} from '#contract/site/example-settings.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readInstallationValue, storeInstallationValue } from '#server/base/db/installation.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { readSiteSettings } from '#server/settings/store.ts'
import { readNewestEntryPaths } from './newest-pages.ts'
import { readPublishedContent } from './store.ts'
import { readPagesWithEntries } from './targets.ts'

const fittingContentKey = 'fittingContent'

/** Returns the names of defaults that an editor marked as fitting the group. */
export const readFieldsMarkedAsFitting = async (queries: Queries): Promise<readonly string[]> => {
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

const importedKey = 'movedIn'

/** Records that a site was imported. The group's own settings are expected from then on. */
export const markSiteAsImported = (queries: Queries, now: string): Promise<void> =>
  storeInstallationValue(queries, importedKey, now)

/** Returns the settings of the example group, for a site that was imported. Others see them in the first steps. */
const readExampleSettings = async (
  queries: Queries,
  fitting: readonly string[],
): Promise<string[]> => {
  if ((await readInstallationValue(queries, importedKey)) === undefined) return []
  return findExampleSettings(await readSiteSettings(queries))
    .map(toShippedName)
    .filter((name) => !fitting.includes(name))
}

/**
 * Returns the default texts about the group that visitors still see, and after an import the settings of the example
 * group. Excludes those that an editor marked as fitting.
 */
export const readVisibleDefaultTexts = async (
  queries: Queries,
  visitor: () => Promise<ContentReader>,
): Promise<string[]> => {
  const closed = await readClosedPages(queries, visitor)
  const fitting = await readFieldsMarkedAsFitting(queries)
  const texts = findUnchangedDefaults(await readPublishedContent(queries), fitting).filter((name) =>
    contentFields[name].on.some((page) => !closed.includes(page)),
  )
  return [...(await readExampleSettings(queries, fitting)), ...texts]
}

const isShippedName = (name: string): boolean =>
  isContentName(name) || exampleSettingOf(name) !== undefined

export const saveFieldsMarkedAsFitting = async (
  queries: Queries,
  names: readonly string[],
  fits: boolean,
): Promise<void> => {
  const others = (await readFieldsMarkedAsFitting(queries)).filter((each) => !names.includes(each))
  const value = JSON.stringify([...others, ...(fits ? names.filter(isShippedName) : [])])
  await storeInstallationValue(queries, fittingContentKey, value)
}
