import { ApiError } from '#contract/call/api-error.ts'
import { hasSecondFactorExpression } from '#server/auth/second-factor/store.ts'
import {
  type AccountRightsAndState,
  accountJournalEntity,
  omitEmptyProfileId,
} from '#server/auth/store.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { storeInstallationValue } from '#server/base/db/installation.ts'
import { applyLimitAndOffset, countRows, type ListQueryOptions } from '#server/base/db/list.ts'
import { removePreviewsBy } from '#server/base/write/end-previews.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { deleteAccessKeysOfAccount } from '#server/key/store.ts'

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
    .select(hasSecondFactorExpression().as('hasSecondFactor'))

/** Converts a row to an account in the list of administrators. */
const toAdministrator = <T extends { profileId: string; hasSecondFactor: unknown }>(row: T) => ({
  ...omitEmptyProfileId(row),
  hasSecondFactor: Boolean(row.hasSecondFactor),
})

export const readAccount = async (queries: Queries, id: string) =>
  toAdministrator(await accountList(queries).where('_id', '=', id).executeTakeFirstOrThrow())

/** Returns accounts in the order of their creation, with the total. */
export const listAccounts = async (queries: Queries, wanted: ListQueryOptions) => {
  const rows = await applyLimitAndOffset(accountList(queries).orderBy('_id'), wanted).execute()
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
export const updateAccountRightsAndState = async (
  write: WriteTransaction,
  id: string,
  standing: Partial<AccountRightsAndState>,
) => {
  const { queries } = write
  await write.update(accountJournalEntity, id, undefined, async () => {
    await queries.updateTable('account').set(standing).where('_id', '=', id).execute()
    if (standing.state !== 'revoked') return
    await queries.deleteFrom('session').where('accountId', '=', id).execute()
    await deleteAccessKeysOfAccount(queries, id)
    await removePreviewsBy(queries, id)
  })
  await requireRemainingAdministrator(queries)
  return readAccount(queries, id)
}
