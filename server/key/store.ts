import { createHash, randomBytes } from 'node:crypto'
import { createNotFoundError } from '#contract/call/api-error.ts'
import { type ApiKey, apiKeyPrefix } from '#contract/key/key.ts'
import { mustAddSecondFactorExpression, requireActiveAccount } from '#server/auth/store.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { convertNameConflictError, nameKeyOf } from '#server/base/db/name-key.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'

/** Minimum number of seconds between updates of `lastUsedAt`, so that not every request writes. */
const secondsBetweenTouches = 60

const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

const keyList = (queries: Queries) =>
  queries
    .selectFrom('accessKey')
    .innerJoin('account', 'account._id', 'accessKey.accountId')
    .select([
      'accessKey._id',
      'accessKey.name',
      'accessKey.createdAt',
      'account.username as createdBy',
      'accessKey.expiresAt',
      'accessKey.lastUsedAt',
    ])

const readKey = async (queries: Queries, id: string): Promise<ApiKey> => {
  const found = await keyList(queries).where('accessKey._id', '=', id).executeTakeFirst()
  if (!found) throw createNotFoundError('Key')
  return found
}

export const listAccessKeys = (queries: Queries): Promise<ApiKey[]> =>
  keyList(queries).orderBy('accessKey._id', 'desc').execute()

/** Creates a key and stores only its hash. Throws if the account is closed. */
export const createAccessKey = async (
  queries: Queries,
  accountId: string,
  { name, expiresAt, now }: { name: string; expiresAt: string; now: Date },
): Promise<{ key: string; data: ApiKey }> => {
  await requireActiveAccount(queries, accountId)
  const _id = newId()
  const key = apiKeyPrefix + randomBytes(32).toString('base64url')
  await queries
    .insertInto('accessKey')
    .values({
      _id,
      keyHash: hashOf(key),
      accountId,
      name: name.trim(),
      nameKey: nameKeyOf(name),
      createdAt: now.toISOString(),
      expiresAt,
      lastUsedAt: '',
    })
    .execute()
    .catch(convertNameConflictError('key'))
  return { key, data: await readKey(queries, _id) }
}

export const deleteAccessKey = async (queries: Queries, id: string): Promise<ApiKey> => {
  const data = await readKey(queries, id)
  await queries.deleteFrom('accessKey').where('_id', '=', id).execute()
  return data
}

export const deleteAccessKeysOfAccount = async (
  queries: Queries,
  accountId: string,
): Promise<void> => {
  await queries.deleteFrom('accessKey').where('accountId', '=', accountId).execute()
}

/**
 * Returns the viewer that a key authenticates: an editor with its creator's name. Returns null if the key is
 * invalid.
 */
export const authenticateAccessKey = async (
  queries: Queries,
  key: string,
  now: Date,
): Promise<AuthenticatedCaller | null> => {
  const tokenHash = hashOf(key)
  const at = now.toISOString()
  const row = await queries
    .selectFrom('accessKey')
    .innerJoin('account', 'account._id', 'accessKey.accountId')
    .select([
      'account._id as accountId',
      'account.username',
      'accessKey.name',
      'accessKey.lastUsedAt',
      mustAddSecondFactorExpression(),
    ])
    .where('accessKey.keyHash', '=', tokenHash)
    .where((each) =>
      each.or([each('accessKey.expiresAt', '=', ''), each('accessKey.expiresAt', '>', at)]),
    )
    .where('account.state', '=', 'active')
    // A key becomes invalid when its creator's account is downgraded to `Member`.
    .where('account.userType', '<>', 'Member')
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.lastUsedAt < new Date(now.getTime() - secondsBetweenTouches * 1000).toISOString()) {
    await queries
      .updateTable('accessKey')
      .set({ lastUsedAt: at })
      .where('keyHash', '=', tokenHash)
      .execute()
  }
  return {
    accountId: row.accountId,
    name: `${row.username} by key ${row.name}`,
    role: 'Editor',
    profileId: '',
    tokenHash,
    mustAddSecondFactor: Boolean(row.mustAddSecondFactor),
    isKey: true,
  }
}
