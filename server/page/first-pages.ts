import { claimInstallationValue, readInstallationValue } from '#server/base/db/installation.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { systemActor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { imprintPageDraft, privacyPageDraft } from './first-texts.ts'
import { customPageStore } from './store.ts'

const offeredKey = 'firstPages'

/**
 * Adds drafts of an imprint and a privacy page, once per installation. Skips a draft if another page has its
 * path.
 */
export const addLegalPageDrafts = async ({
  database,
}: Pick<BaseServices, 'database'>): Promise<void> => {
  const { queries } = database
  if ((await readInstallationValue(queries, offeredKey)) !== undefined) return
  await writeInTransaction(database, systemActor, async (tx) => {
    if (!(await claimInstallationValue(tx.queries, offeredKey, 'offered'))) return
    for (const page of [imprintPageDraft, privacyPageDraft]) {
      const taken = await tx.queries
        .selectFrom('page')
        .select('_id')
        .where('path', '=', page.path)
        .executeTakeFirst()
      if (!taken) await customPageStore.add(tx, { ...page, status: 'draft' })
    }
  })
}
