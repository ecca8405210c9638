import { invalid } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { findPageBelow } from '#server/page/store.ts'
import { lockCodes, siteLanguages } from './languages-store.ts'

/**
 * Refuses languages whose addresses a page of the group's own has, and names that page. Called before the languages are
 * changed: nobody adds such a page until the transaction ends.
 */
export const refuseTaken = async (queries: Queries, codes: readonly string[]): Promise<void> => {
  await lockCodes(queries, 'alone')
  for (const [index, code] of codes.slice(1).entries()) {
    const page = await findPageBelow(queries, code.toLowerCase())
    if (page === undefined) continue
    const message = `The page “${page.title}” is at ${page.path}. Give it another address first.`
    throw invalid([{ path: `languages.${index + 1}`, message }])
  }
}

/** The languages as the journal sees them: those that come back must find their addresses free. */
export const languagesRecord: typeof siteLanguages.record = {
  ...siteLanguages.record,
  revive: async (queries, _, row) => {
    await refuseTaken(queries, siteLanguages.parse(String(row.value)).codes)
    return row
  },
}
