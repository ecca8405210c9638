import { sweepSessions } from './auth/session-store.ts'
import { type Actor, write } from './db/write.ts'
import { removeUnconfirmed } from './newsletter/store.ts'
import type { Services } from './services.ts'

const system: Actor = { accountId: null, name: 'Salus' }

/** Removes what has run out: counts, sessions, codes, addresses nobody confirmed, pictures nothing shows. */
export const sweep = async ({ database, limits, media, now }: Services): Promise<void> => {
  await limits.sweep()
  await sweepSessions(database.queries, now())
  await write(database, system, (tx) => removeUnconfirmed(tx, now()))
  await media.sweep()
}
