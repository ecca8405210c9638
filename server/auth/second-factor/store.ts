import { expressionBuilder } from 'kysely'
import type { SecondFactorStatus } from '#contract/account/second-factor.ts'
import type { Queries } from '#server/base/db/database.ts'
import {
  claimInstallationValue,
  readInstallationValue,
  removeInstallationValue,
} from '#server/base/db/installation.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'

const requirement = 'secondFactorIsRequired'

/** Builds an SQL expression: whether the account has an authenticator app or a passkey. */
export const hasSecondFactorExpression = () => {
  const row = expressionBuilder<DatabaseTables, 'account'>()
  const totp = row
    .selectFrom('totp')
    .select('totp.accountId')
    .whereRef('totp.accountId', '=', 'account._id')
    .where('totp.isConfirmed', '=', 1)
  const passkey = row
    .selectFrom('passkey')
    .select('passkey.accountId')
    .whereRef('passkey.accountId', '=', 'account._id')
  return row.or([row.exists(totp), row.exists(passkey)])
}

/** Builds an SQL expression: whether all accounts need a second factor. */
export const isSecondFactorRequiredExpression = () => {
  const row = expressionBuilder<DatabaseTables, 'account'>()
  const required = row
    .selectFrom('installation')
    .select('installation.name')
    .where('installation.name', '=', requirement)
  return row.exists(required)
}

export const updateSecondFactorRequirement = async (
  queries: Queries,
  isRequired: boolean,
): Promise<void> => {
  if (isRequired) await claimInstallationValue(queries, requirement, 'true')
  else await removeInstallationValue(queries, requirement)
}

export const readSecondFactorRequirement = async (queries: Queries): Promise<boolean> =>
  (await readInstallationValue(queries, requirement)) !== undefined

export const readSecondFactor = async (
  queries: Queries,
  accountId: string,
): Promise<SecondFactorStatus> => {
  const totp = await queries
    .selectFrom('totp')
    .select('accountId')
    .where('accountId', '=', accountId)
    .where('isConfirmed', '=', 1)
    .executeTakeFirst()
  const passkeys = await queries
    .selectFrom('passkey')
    .select(['passkeyId', 'name', 'addedAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('addedAt')
    .execute()
  const recoveryCodes = await queries
    .selectFrom('recoveryCode')
    .select('codeHash')
    .where('accountId', '=', accountId)
    .execute()
  return {
    hasTotp: totp !== undefined,
    passkeys,
    recoveryCodesLeft: recoveryCodes.length,
    isRequired: await readSecondFactorRequirement(queries),
  }
}

export const usesSecondFactor = async (queries: Queries, accountId: string): Promise<boolean> => {
  const found = await queries
    .selectFrom('account')
    .select('_id')
    .where('_id', '=', accountId)
    .where(hasSecondFactorExpression())
    .executeTakeFirst()
  return found !== undefined
}

export const removeTotp = async (queries: Queries, accountId: string): Promise<boolean> => {
  const removed = await queries
    .deleteFrom('totp')
    .where('accountId', '=', accountId)
    .where('isConfirmed', '=', 1)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

export const removePasskey = async (
  queries: Queries,
  accountId: string,
  passkeyId: string,
): Promise<boolean> => {
  const removed = await queries
    .deleteFrom('passkey')
    .where('passkeyId', '=', passkeyId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

export const removeUnneededRecoveryCodes = async (
  queries: Queries,
  accountId: string,
): Promise<void> => {
  if (await usesSecondFactor(queries, accountId)) return
  await queries.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
}

/** Removes all second factors of an account. Returns false if it had none. */
export const removeSecondFactors = async (
  queries: Queries,
  accountId: string,
): Promise<boolean> => {
  const hadSome = await usesSecondFactor(queries, accountId)
  for (const table of ['totp', 'passkey', 'recoveryCode', 'authChallenge'] as const) {
    await queries.deleteFrom(table).where('accountId', '=', accountId).execute()
  }
  return hadSome
}
