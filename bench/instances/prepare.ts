import { sql } from 'kysely'
import { openSession } from '#server/auth/session-store.ts'
import { createAccount, defaultAccountRights } from '#server/auth/store.ts'
import { newId } from '#server/base/db/id.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { writeInTransaction } from '#server/base/write/write.ts'

const actor = { accountId: null, name: 'Proof' }
const administrators = 12

/** Returns a time zone in which it is 3 a.m., when nightly work runs. */
export const zoneAtNight = (now: Date): string => {
  const hour = 3
  const ahead = hour - now.getUTCHours()
  const offset = ahead < -12 ? ahead + 24 : ahead
  if (offset === 0) return 'Etc/GMT'
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`
}

/** Creates tables, administrators with sessions and subscribers. Returns the session tokens. */
export const prepare = async (databaseUrl: string, subscribers: number): Promise<string[]> => {
  const database = await openIndexedDatabase({
    dataDir: '.',
    databaseUrl,
    onError: (error) => {
      throw error
    },
  })
  try {
    const tokens: string[] = []
    for (let at = 0; at < administrators; at++) {
      const { _id } = await writeInTransaction(database, actor, (tx) =>
        createAccount(
          tx,
          { username: `Admin ${at}`, email: `admin${at}@salus.example`, passwordHash: 'none' },
          async () => ({ ...defaultAccountRights, state: 'active' }),
        ),
      )
      tokens.push(await openSession(database.queries, _id, new Date()))
    }
    const now = new Date().toISOString()
    for (let at = 0; at < subscribers; at++) {
      const email = `reader${at}@salus.example`
      await database.queries
        .insertInto('subscriber')
        .values({
          _id: newId(),
          createdAt: now,
          updatedAt: now,
          version: 1,
          email,
          emailKey: email,
          confirmed: 1,
          lang: '',
          token: `token${at}`,
        })
        .execute()
    }
    // As if backups had been switched on long ago, so that one is due immediately.
    await sql`insert into installation (name, value) values ('backupsAfter', '2000-01-01')`.execute(
      database.queries,
    )
    return tokens
  } finally {
    await database.close()
  }
}
