import { type Kysely, sql } from 'kysely'
import { exactEmailKeyOf, normalizeEmail } from '#server/base/text/email-key.ts'
import type { Migration } from '../migrate.ts'
import type { DatabaseTables } from '../schema.ts'
import type { EntrySnapshot } from '../snapshot-shape.ts'

type Addressed = 'account' | 'subscriber' | 'message' | 'profile'

const addText = async (
  db: Kysely<DatabaseTables>,
  table: string,
  column: string,
): Promise<void> => {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'text', (each) => each.notNull().defaultTo(''))
    .execute()
}

const rowsInSlice = 1_000

async function* readAddresses(db: Kysely<DatabaseTables>, table: Addressed) {
  let last = ''
  while (true) {
    const { rows } = await sql<{ _id: string; email: string; emailKey: string }>`
      select "_id", "email", "emailKey" from ${sql.table(table)}
      where "_id" > ${last} order by "_id" limit ${rowsInSlice}`.execute(db)
    yield* rows
    const next = rows.at(-1)?._id
    if (next === undefined) return
    last = next
  }
}

const foldAddresses = async (
  db: Kysely<DatabaseTables>,
  table: 'message' | 'profile',
): Promise<void> => {
  await addText(db, table, 'emailKey')
  for await (const { _id, email } of readAddresses(db, table)) {
    if (email === '') continue
    await sql`update ${sql.table(table)} set "emailKey" = ${normalizeEmail(email)}
      where "_id" = ${_id}`.execute(db)
  }
}

/**
 * Returns the normalized key of an email address, or a key of its exact spelling if another row has
 * the normalized one.
 */
const freeKey = async (
  db: Kysely<DatabaseTables>,
  table: string,
  email: string,
): Promise<string> => {
  const key = normalizeEmail(email)
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where "emailKey" = ${key}`.execute(db)
  return rows.length === 0 ? key : exactEmailKeyOf(email)
}

const foldKeys = async (
  db: Kysely<DatabaseTables>,
  table: 'account' | 'subscriber',
): Promise<void> => {
  for await (const { _id, email, emailKey } of readAddresses(db, table)) {
    if (emailKey === normalizeEmail(email)) continue
    await sql`update ${sql.table(table)} set "emailKey" = ${await freeKey(db, table, email)}
      where "_id" = ${_id}`.execute(db)
  }
}

const foldInvitations = async (db: Kysely<DatabaseTables>): Promise<void> => {
  const rows = await db.selectFrom('invitation').select(['email', 'emailKey']).execute()
  for (const { email, emailKey } of rows) {
    if (emailKey === normalizeEmail(email)) continue
    const key = await freeKey(db, 'invitation', email)
    await db
      .updateTable('invitation')
      .set({ emailKey: key })
      .where('emailKey', '=', emailKey)
      .execute()
  }
}

/** Table, column with an account name, and new column for the account's id. */
const authors = [
  ['draft', 'actor', 'accountId'],
  ['healthAside', 'actor', 'accountId'],
  ['hook', 'createdBy', 'createdById'],
  ['invitation', 'invitedBy', 'invitedById'],
  ['suggestion', 'decidedBy', 'decidedById'],
] as const

const readBearers = async (db: Kysely<DatabaseTables>): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select "_id" as "id", "username" as "name" from "account"
    union select "accountId", "actor" from "journal" where "accountId" is not null`.execute(db)
  const bearers = new Map<string, string[]>()
  for (const { id, name } of rows) bearers.set(name, [...(bearers.get(name) ?? []), id])
  return bearers
}

const findDeciders = async (db: Kysely<DatabaseTables>): Promise<void> => {
  const { rows } = await sql<{ _id: string; accountId: string }>`
    select distinct "suggestion"."_id", "journal"."accountId" from "suggestion"
    join "journal" on "journal"."at" = "suggestion"."decidedAt"
      and "journal"."actor" = "suggestion"."decidedBy"
    where "suggestion"."decidedById" = '' and "journal"."accountId" is not null`.execute(db)
  for (const { _id, accountId } of rows) {
    await db
      .updateTable('suggestion')
      .set({ decidedById: accountId })
      .where('_id', '=', _id)
      .execute()
  }
}

const findAuthors = async (db: Kysely<DatabaseTables>): Promise<void> => {
  const bearers = await readBearers(db)
  for (const [table, name, id] of authors) {
    await db.schema.alterTable(table).addColumn(id, 'text').execute()
    const { rows } = await sql<{ name: string }>`
      select distinct ${sql.ref(name)} as "name" from ${sql.table(table)}`.execute(db)
    for (const row of rows) {
      const [account, ...others] = bearers.get(row.name) ?? []
      if (account === undefined) continue
      await sql`update ${sql.table(table)} set ${sql.ref(id)} = ${others.length === 0 ? account : ''}
        where ${sql.ref(name)} = ${row.name}`.execute(db)
    }
  }
  await findDeciders(db)
}

const withKeys = (rows: EntrySnapshot[string]): EntrySnapshot[string] =>
  rows.map((row) => ({ emailKey: normalizeEmail(String(row.email ?? '')), ...row }))

export const whoIsWho: Migration = {
  name: '082-who-is-who',
  up: async (db) => {
    await addText(db, 'session', 'confirmedAt')
    await sql`update "session" set "confirmedAt" = "createdAt"`.execute(db)
    await foldAddresses(db, 'message')
    await foldAddresses(db, 'profile')
    await foldKeys(db, 'account')
    await foldKeys(db, 'subscriber')
    await foldInvitations(db)
    await findAuthors(db)
  },
  upgradeSnapshot: (snapshot) => ({
    ...snapshot,
    ...(snapshot.profile && { profile: withKeys(snapshot.profile) }),
    ...(snapshot.message && { message: withKeys(snapshot.message) }),
  }),
}
