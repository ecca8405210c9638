import { invalid } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { findPageByFirstPart } from '#server/page/store.ts'
import { lockLanguages, siteLanguages } from './languages-store.ts'

/**
 * Throws 400 if the path of a custom page begins with one of the language codes. Locks the codes,
 * so that no such page is added until the transaction ends.
 */
export const refuseTakenPaths = async (
  queries: Queries,
  codes: readonly string[],
): Promise<void> => {
  await lockLanguages(queries, 'alone')
  for (const [index, code] of codes.slice(1).entries()) {
    const page = await findPageByFirstPart(queries, code.toLowerCase())
    if (page === undefined) continue
    const message = `The page “${page.title}” is at ${page.path}. Give it another address first.`
    throw invalid([{ path: `languages.${index + 1}`, message }])
  }
}

/** Journal entity of the languages. Restoring them checks that their paths are free. */
export const languagesRecord: typeof siteLanguages.record = {
  ...siteLanguages.record,
  revive: async (queries, _, row) => {
    await refuseTakenPaths(queries, siteLanguages.parse(String(row.value)).codes)
    return row
  },
}
