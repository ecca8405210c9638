import { isAccessGranted } from '#contract/call/role.ts'
import type { languageApi } from '#contract/language/language.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { CallHandlers } from '#server/base/http/implement.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { translateCollectionsInto } from '#server/collection/presets-store.ts'
import { refuseLanguageCodesUsedInPaths } from './languages-record-store.ts'
import { readLanguageCodes, readSiteLanguages, updateSiteLanguages } from './languages-store.ts'

/**
 * Exchanges the texts of all entries in two languages when the main language changes. Translations into other
 * languages are marked as made from the new text.
 */
export type SwapLanguages = (
  write: WriteTransaction,
  from: string,
  to: string,
  others: readonly string[],
) => Promise<void>

export const languageHandlers = (
  { database }: Pick<BaseServices, 'database'>,
  swapLanguages: SwapLanguages,
): CallHandlers<typeof languageApi> => {
  const { queries } = database
  return {
    getLanguages: async ({ who }) => {
      const { languages, version } = await readSiteLanguages(queries)
      return isAccessGranted('editor', who?.role ?? null) ? { languages, version } : { languages }
    },

    updateLanguages: async ({ input: { languages: codes, swap, version }, who }) => {
      await writeInTransaction(database, who, async (tx) => {
        await refuseLanguageCodesUsedInPaths(tx.queries, codes)
        const before = await readLanguageCodes(tx.queries)
        const [main = ''] = before
        const [to = '', ...rest] = codes
        if (swap && to !== main) {
          await swapLanguages(
            tx,
            main,
            to,
            rest.filter((code) => code !== main),
          )
        }
        await updateSiteLanguages(tx, version, codes)
        const added = codes.filter((code) => code !== to && !before.includes(code))
        await translateCollectionsInto(tx, to, added)
      })
      return readSiteLanguages(queries)
    },
  }
}
