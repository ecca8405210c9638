import { systemActor } from '#server/base/write/journal.ts'
import { write } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import { imprint, privacy } from './first-texts.ts'
import { pages } from './store.ts'

/** Once this is in the table, no start offers the drafts any more. */
const marker = 'firstPages'

/** Gives an installation the drafts of an imprint and a privacy page, once; addresses that are taken are left alone. */
export const offerFirstPages = async ({ database }: Pick<Services, 'database'>): Promise<void> => {
  const { queries } = database
  const before = await queries
    .selectFrom('installation')
    .select('value')
    .where('name', '=', marker)
    .executeTakeFirst()
  if (before) return
  await write(database, systemActor, async (tx) => {
    // Of two instances the second waits here until the first has committed or given up.
    const { numInsertedOrUpdatedRows } = await tx.queries
      .insertInto('installation')
      .values({ name: marker, value: 'offered' })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return
    for (const page of [imprint, privacy]) {
      const taken = await tx.queries
        .selectFrom('page')
        .select('_id')
        .where('path', '=', page.path)
        .executeTakeFirst()
      if (!taken) await pages.add(tx, { ...page, status: 'draft' })
    }
  })
}
