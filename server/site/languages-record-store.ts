import { createInvalidInputError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { findCollectionByFolder } from '#server/collection/fields-store.ts'
import { findPageByFirstPathSegment } from '#server/page/store.ts'
import { lockSiteLanguages, siteLanguagesStore } from './languages-store.ts'

/**
 * Throws 400 if the path of a custom page or collection begins with one of the language codes. Locks the codes,
 * so that no such page is added until the transaction ends.
 */
export const refuseLanguageCodesUsedInPaths = async (
  queries: Queries,
  codes: readonly string[],
): Promise<void> => {
  await lockSiteLanguages(queries, 'alone')
  for (const [index, code] of codes.slice(1).entries()) {
    const page = await findPageByFirstPathSegment(queries, code.toLowerCase())
    const collection = await findCollectionByFolder(queries, code.toLowerCase())
    const [what, path] = page
      ? [`The page “${page.title}” is`, page.path]
      : [`${collection?.many} are`, `/${code.toLowerCase()}`]
    if (!page && !collection) continue
    const message = `${what} at ${path}. Give it another address first.`
    throw createInvalidInputError([{ path: `languages.${index + 1}`, message }])
  }
}

/**
 * How changes of the languages are recorded in the journal of changes. Restoring languages checks
 * that their paths are free.
 */
export const journaledLanguagesEntity: typeof siteLanguagesStore.record = {
  ...siteLanguagesStore.record,
  revive: async (queries, _, row) => {
    await refuseLanguageCodesUsedInPaths(queries, siteLanguagesStore.parse(String(row.value)).codes)
    return row
  },
}
