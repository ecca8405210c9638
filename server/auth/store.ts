import type { User } from '#contract/auth.ts'
import type { Queries } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import type { Entity, Write } from '#server/db/write.ts'

/** An e-mail address as it is compared. */
export const emailKeyOf = (email: string): string => email.normalize('NFC').toLowerCase()

type AccountRow = Tables['account']

const toUser = ({
  _id,
  username,
  email,
}: Pick<AccountRow, '_id' | 'username' | 'email'>): User => ({
  _id,
  username,
  email,
  userType: 'SuperAdmin',
})

/** Accounts as the journal sees them: without the password. */
const accounts: Entity<User & Pick<AccountRow, 'state'>> = {
  label: 'Account',
  table: 'account',
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('account')
      .select(['_id', 'username', 'email', 'state'])
      .where('_id', '=', id)
      .executeTakeFirst()
    return row && { ...toUser(row), state: row.state }
  },
}

/** What log-in needs to know of an address. */
export const findAccount = (queries: Queries, emailKey: string) =>
  queries
    .selectFrom('account')
    .select(['_id', 'username', 'email', 'passwordHash', 'state'])
    .where('emailKey', '=', emailKey)
    .executeTakeFirst()

/** The account as its owner sees it. */
export const readUser = async (queries: Queries, id: string): Promise<User> =>
  toUser(
    await queries
      .selectFrom('account')
      .select(['_id', 'username', 'email'])
      .where('_id', '=', id)
      .executeTakeFirstOrThrow(),
  )

/** Whether this installation has had its first administrator. */
export const hasOwner = async (queries: Queries): Promise<boolean> =>
  (await queries
    .selectFrom('installation')
    .select('name')
    .where('name', '=', 'owner')
    .executeTakeFirst()) !== undefined

/** Makes the account the installation's first administrator; of many at once exactly one gets true. */
export const claimOwnership = async (queries: Queries, accountId: string): Promise<boolean> => {
  const claimed = await queries
    .insertInto('installation')
    .values({ name: 'owner', value: accountId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Creates an account; `stateOf` decides inside the transaction whether it may act at once. */
export const createAccount = (
  write: Write,
  fields: Pick<AccountRow, 'username' | 'email' | 'passwordHash'>,
  stateOf: (accountId: string) => Promise<AccountRow['state']>,
) =>
  write.create(accounts, async (row) => {
    await write.queries
      .insertInto('account')
      .values({
        ...row,
        ...fields,
        emailKey: emailKeyOf(fields.email),
        state: await stateOf(row._id),
      })
      .execute()
  })
