import { expressionBuilder } from 'kysely'
import { accountEntity } from '#contract/account/administrator.ts'
import type { User } from '#contract/account/auth.ts'
import { ApiError, createInvalidInputError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import { claimInstallationValue, readInstallationValue } from '#server/base/db/installation.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { exactEmailKeyOf, normalizeEmail } from '#server/base/text/email-key.ts'
import { lockEntryRow } from '#server/base/write/lock-row.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'
import {
  hasSecondFactorExpression,
  isSecondFactorRequiredExpression,
} from './second-factor/store.ts'

type AccountRow = DatabaseTables['account']

export type AccountRights = Pick<AccountRow, 'userType' | 'profileId'>
export type AccountRightsAndState = AccountRights & Pick<AccountRow, 'state'>

/** Default rights for sign-ups, invitations and approvals. */
export const defaultAccountRights: AccountRights = { userType: 'SuperAdmin', profileId: '' }

const userColumns = ['_id', 'username', 'email', 'userType', 'profileId'] as const

export const omitEmptyProfileId = <T extends { profileId: string }>({
  profileId,
  ...account
}: T) => (profileId === '' ? account : { ...account, profileId })

const toUser = ({
  _id,
  username,
  email,
  userType,
  profileId,
}: Pick<AccountRow, (typeof userColumns)[number]>): User =>
  omitEmptyProfileId({ _id, username, email, userType, profileId })

/** Entity under which the journal records changes of accounts, without passwords and secrets. */
export const accountJournalEntity: JournaledEntity<
  User & Pick<AccountRow, 'state'> & { hasSecondFactor: boolean }
> = {
  label: accountEntity.label,
  table: accountEntity.name,
  read: async (queries, id) => {
    const row = await queries
      .selectFrom('account')
      .select([...userColumns, 'state', hasSecondFactorExpression().as('hasSecondFactor')])
      .where('_id', '=', id)
      .executeTakeFirst()
    return (
      row && { ...toUser(row), state: row.state, hasSecondFactor: Boolean(row.hasSecondFactor) }
    )
  },
}

/**
 * Builds an SQL expression: whether the account needs a second factor and has none. The account can do
 * nothing else until then.
 */
export const mustAddSecondFactorExpression = () => {
  const row = expressionBuilder<DatabaseTables, 'account'>()
  return row
    .and([isSecondFactorRequiredExpression(), row.not(hasSecondFactorExpression())])
    .as('mustAddSecondFactor')
}

const selectCredentials = (queries: Queries) =>
  queries.selectFrom('account').select(['_id', 'username', 'email', 'passwordHash', 'state'])

/** Returns the account of an email, ignoring case, or undefined. */
export const findAccountByEmail = async (queries: Queries, email: string) => {
  const ownKey = exactEmailKeyOf(email)
  const found = await selectCredentials(queries)
    .where('emailKey', 'in', [normalizeEmail(email), ownKey])
    .select('emailKey')
    .execute()
  return found.find(({ emailKey }) => emailKey === ownKey) ?? found[0]
}

export const readAccountCredentials = (queries: Queries, id: string) =>
  selectCredentials(queries).where('_id', '=', id).executeTakeFirstOrThrow()

export const readUser = async (queries: Queries, id: string): Promise<User> => {
  const row = await queries
    .selectFrom('account')
    .select([...userColumns, mustAddSecondFactorExpression()])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...toUser(row), ...(row.mustAddSecondFactor ? { mustAddSecondFactor: true } : {}) }
}

/** Whether an account is active. It may have been closed since the password was checked. */
export const isAccountActive = async (queries: Queries, id: string): Promise<boolean> => {
  const found = await queries
    .selectFrom('account')
    .select('_id')
    .where('_id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Throws 403 if an account is closed. Locks its row until the transaction ends. A simultaneous closing waits,
 * and then also ends the sessions or links that this transaction adds.
 */
export const requireActiveAccount = async (queries: Queries, id: string): Promise<void> => {
  await lockEntryRow(queries, 'account', id, 'change')
  if (!(await isAccountActive(queries, id)))
    throw new ApiError('accountClosed', 'Your account has been closed')
}

export const recordSecondFactorChange = async <T>(
  write: WriteTransaction,
  id: string,
  work: () => Promise<T>,
): Promise<T> => {
  let result: Promise<T> | undefined
  await write.update(accountJournalEntity, id, undefined, async () => {
    result = work()
    await result
  })
  if (result === undefined) throw new Error('The change was not made')
  return result
}

export const hasFirstAdministrator = async (queries: Queries): Promise<boolean> =>
  (await readInstallationValue(queries, 'owner')) !== undefined

/**
 * Makes the account the installation's first administrator. If several calls run at the same time,
 * only one returns true.
 */
export const claimFirstAdministrator = (queries: Queries, accountId: string): Promise<boolean> =>
  claimInstallationValue(queries, 'owner', accountId)

/**
 * Locks an email address until the transaction ends, so that simultaneous sign-ups and invitations of the
 * address wait.
 */
export const lockEmailUntilCommit = (queries: Queries, emailKey: string): Promise<void> =>
  lockNameUntilCommit(queries, `address ${emailKey}`)

/**
 * Creates an account. Calls `standingOf` within the transaction to determine the account's rights
 * and state.
 */
export const createAccount = (
  write: WriteTransaction,
  fields: Pick<AccountRow, 'username' | 'email' | 'passwordHash'>,
  standingOf: (accountId: string) => Promise<AccountRightsAndState>,
) =>
  write.create(accountJournalEntity, async (row) => {
    const emailKey = normalizeEmail(fields.email)
    await lockEmailUntilCommit(write.queries, emailKey)
    await write.queries
      .insertInto('account')
      .values({
        ...row,
        ...fields,
        emailKey,
        ...(await standingOf(row._id)),
      })
      .execute()
  })

/** Returns the emails of all accounts that may read messages of visitors. */
export const listVisitorMessageRecipients = async (queries: Queries): Promise<string[]> => {
  const rows = await queries
    .selectFrom('account')
    .select('email')
    .where('state', '=', 'active')
    .where('userType', '!=', 'Member')
    .execute()
  return rows.map((row) => row.email)
}

export const listAdministratorEmails = async (queries: Queries): Promise<string[]> => {
  const rows = await queries
    .selectFrom('account')
    .select('email')
    .where('state', '=', 'active')
    .where('userType', '=', 'SuperAdmin')
    .orderBy('_id')
    .execute()
  return rows.map((row) => row.email)
}

export const createWrongCurrentPasswordError = (): ApiError =>
  createInvalidInputError([{ path: 'oldPassword', message: 'This is not your present password' }])

/**
 * Sets a password hash. If `present` is given and is no longer the current hash, throws and changes
 * nothing.
 */
export const setPassword = (
  write: WriteTransaction,
  id: string,
  passwordHash: string,
  present?: string,
) =>
  write.update(accountJournalEntity, id, undefined, async () => {
    const changed = await write.queries
      .updateTable('account')
      .set({ passwordHash })
      .where('_id', '=', id)
      .$if(present !== undefined, (query) => query.where('passwordHash', '=', present ?? ''))
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw createWrongCurrentPasswordError()
    await write.queries.deleteFrom('passwordReset').where('accountId', '=', id).execute()
    // Log-ins that began with the old password and still lack the second factor must not succeed.
    await write.queries.deleteFrom('authChallenge').where('accountId', '=', id).execute()
  })
