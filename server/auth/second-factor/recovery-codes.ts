import { createHmac, randomInt } from 'node:crypto'
import type { Queries } from '#server/base/db/database.ts'

const codes = 10
// Letters and digits of recovery codes, without those that are easily confused.
const letters = 'abcdefghjkmnpqrstvwxyz23456789'
const groups = 3
const groupLength = 4

const newCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/**
 * Creates the store of recovery codes, which contains only hashes. Each code replaces a second
 * factor once.
 */
export const createRecoveryCodeStore = (secret: string) => {
  const hashOf = (accountId: string, code: string): string => {
    const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
    return createHmac('sha256', secret).update(`${accountId}\n${typed}`).digest('base64url')
  }

  return {
    renew: async (queries: Queries, accountId: string): Promise<string[]> => {
      const fresh = Array.from({ length: codes }, newCode)
      await queries.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute()
      await queries
        .insertInto('recoveryCode')
        .values(fresh.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })))
        .execute()
      return fresh
    },

    use: async (queries: Queries, accountId: string, code: string): Promise<boolean> => {
      const used = await queries
        .deleteFrom('recoveryCode')
        .where('accountId', '=', accountId)
        .where('codeHash', '=', hashOf(accountId, code))
        .returning('codeHash')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}

export type RecoveryCodeStore = ReturnType<typeof createRecoveryCodeStore>
