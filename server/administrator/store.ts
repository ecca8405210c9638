import { ApiError } from '#contract/call/api-error.ts'
import { hasSecondFactor } from '#server/auth/second-factor/store.ts'
import { type AccountStanding, accounts, withoutEmptyProfile } from '#server/auth/store.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { storeInstallationValue } from '#server/base/db/installation.ts'
import { countRows, type ListSlice, limitToSlice } from '#server/base/db/list.ts'
import { removePreviewsBy } from '#server/base/write/end-previews.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { removeKeysOfAccount } from '#server/key/store.ts'

const administratorColumns = [
  '_id',
  'username',
  'email',
  'state',
  'userType',
  'profileId',
  'createdAt as since',
] as const

const accountList = (queries: Queries) =>
  queries
    .selectFrom('account')
    .select(administratorColumns)
    .select(hasSecondFactor().as('hasSecondFactor'))

/** Converts a row to an account in the list of administrators. */
const toAdministrator = <T extends { profileId: string; hasSecondFactor: unknown }>(row: T) => ({
  ...withoutEmptyProfile(row),
  hasSecondFactor: Boolean(row.hasSecondFactor),
})

export const readAccount = async (queries: Queries, id: string) =>
  toAdministrator(await accountList(queries).where('_id', '=', id).executeTakeFirstOrThrow())

/** Returns accounts in the order of their creation, with the total. */
export const listAccounts = async (queries: Queries, wanted: ListSlice) => {
  const rows = await limitToSlice(accountList(queries).orderBy('_id'), wanted).execute()
  return {
    accounts: rows.map((row) => toAdministrator(row)),
    total: await countRows(queries, 'account'),
  }
}

/** Throws if no active administrator with full rights would remain. */
export const requireRemainingAdministrator = async (queries: Queries): Promise<void> => {
  // Two administrators who close each other's account at once both update this row, so the second waits and
  // is then rejected.
  await storeInstallationValue(queries, 'lastStanding', newId())
  const left = await queries
    .selectFrom('account')
    .select('_id')
    .where('state', '=', 'active')
    .where('userType', '=', 'SuperAdmin')
    .limit(1)
    .executeTakeFirst()
  if (left) return
  throw new ApiError('lastAdministrator', 'There must be at least one administrator')
}

/**
 * Approves or closes an account, or changes its role. Closing takes effect immediately. At least
 * one active administrator remains.
 */
export const updateAccountStanding = async (
  write: WriteTransaction,
  id: string,
  standing: Partial<AccountStanding>,
) => {
  const { queries } = write
  await write.update(accounts, id, undefined, async () => {
    await queries.updateTable('account').set(standing).where('_id', '=', id).execute()
    if (standing.state !== 'revoked') return
    await queries.deleteFrom('session').where('accountId', '=', id).execute()
    await removeKeysOfAccount(queries, id)
    await removePreviewsBy(queries, id)
  })
  await requireRemainingAdministrator(queries)
  return readAccount(queries, id)
}
