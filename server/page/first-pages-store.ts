import type { WriteTransaction } from '#server/base/write/write.ts'
import { imprintDraft, privacyDraft } from './first-texts.ts'
import { customPages } from './store.ts'

/**
 * Moves the built-in drafts of imprint and privacy page to the trash if they are unchanged, for imported
 * sites that have their own.
 */
export const removeUnchangedFirstPages = async (tx: WriteTransaction): Promise<void> => {
  for (const { path, content } of [imprintDraft, privacyDraft]) {
    const untouched = await tx.queries
      .selectFrom('page')
      .select('_id')
      .where('path', '=', path)
      .where('content', '=', content)
      .where('status', '=', 'draft')
      .where('version', '=', 1)
      .executeTakeFirst()
    if (untouched) await customPages.remove(tx, untouched._id)
  }
}
