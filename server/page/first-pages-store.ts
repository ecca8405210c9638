import type { Write } from '#server/base/write/write.ts'
import { imprint, privacy } from './first-texts.ts'
import { pages } from './store.ts'

/** Moves the untouched drafts of first pages to the trash when a whole site is imported that has its own. */
export const withdrawFirstPages = async (tx: Write): Promise<void> => {
  for (const { path, content } of [imprint, privacy]) {
    const untouched = await tx.queries
      .selectFrom('page')
      .select('_id')
      .where('path', '=', path)
      .where('content', '=', content)
      .where('status', '=', 'draft')
      .where('version', '=', 1)
      .executeTakeFirst()
    if (untouched) await pages.remove(tx, untouched._id)
  }
}
