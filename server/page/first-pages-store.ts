import type { WriteTransaction } from '#server/base/write/write.ts'
import { imprintPageDraft, privacyPageDraft } from './first-texts.ts'
import { customPageStore } from './store.ts'

/**
 * Moves the built-in drafts of imprint and privacy page to the trash if they are unchanged, for imported
 * sites that have their own. Keeps those in `keptIds`.
 */
export const removeUnchangedLegalPageDrafts = async (
  tx: WriteTransaction,
  keptIds: ReadonlySet<string>,
): Promise<void> => {
  for (const { path, content } of [imprintPageDraft, privacyPageDraft]) {
    const untouched = await tx.queries
      .selectFrom('page')
      .select('_id')
      .where('path', '=', path)
      .where('content', '=', content)
      .where('status', '=', 'draft')
      .where('version', '=', 1)
      .executeTakeFirst()
    if (untouched && !keptIds.has(untouched._id)) await customPageStore.remove(tx, untouched._id)
  }
}
