import { claimInstallationValue, readInstallationValue } from '#server/base/db/installation.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { systemActor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { imprintDraft, privacyDraft } from './first-texts.ts'
import { customPages } from './store.ts'

const offeredKey = 'firstPages'

/**
 * Adds drafts of an imprint and a privacy page, once per installation. Skips a draft if another page has its
 * path.
 */
export const addFirstPages = async ({
  database,
}: Pick<BaseServices, 'database'>): Promise<void> => {
  const { queries } = database
  if ((await readInstallationValue(queries, offeredKey)) !== undefined) return
  await writeInTransaction(database, systemActor, async (tx) => {
    if (!(await claimInstallationValue(tx.queries, offeredKey, 'offered'))) return
    for (const page of [imprintDraft, privacyDraft]) {
      const taken = await tx.queries
        .selectFrom('page')
        .select('_id')
        .where('path', '=', page.path)
        .executeTakeFirst()
      if (!taken) await customPages.add(tx, { ...page, status: 'draft' })
    }
  })
}
