import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { oneTimeCodeLength } from '#contract/account/auth.ts'
import type { Queries } from '#server/base/db/database.ts'

const minutesValid = 10
const maxTries = 5

/** Returns a random code, which cannot be guessed in five attempts. */
export const generateOneTimeCode = (): string =>
  String(randomInt(10 ** oneTimeCodeLength)).padStart(oneTimeCodeLength, '0')

/**
 * Creates the store of one-time codes by email address. Only the newest code of an address is valid: once,
 * for ten minutes, and for at most five attempts.
 */
export const createOneTimeCodeStore = (secret: string, now: () => Date) => {
  const hashOf = (emailKey: string, code: string): string =>
    createHmac('sha256', secret).update(`${emailKey}\n${code}`).digest('base64url')

  return {
    keep: async (queries: Queries, emailKey: string, code: string): Promise<void> => {
      const row = {
        codeHash: hashOf(emailKey, code),
        tries: 0,
        sentAt: now().toISOString(),
        expiresAt: new Date(now().getTime() + minutesValid * 60_000).toISOString(),
      }
      await queries
        .insertInto('oneTimeCode')
        .values({ emailKey, ...row })
        .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(row))
        .execute()
    },

    /**
     * Counts an attempt and returns whether the code is right. Counting comes first, so that simultaneous
     * attempts cannot exceed the limit.
     */
    isRight: async (queries: Queries, emailKey: string, code: string): Promise<boolean> => {
      const tried = await queries
        .updateTable('oneTimeCode')
        .set((row) => ({ tries: row('tries', '+', 1) }))
        .where('emailKey', '=', emailKey)
        .where('tries', '<', maxTries)
        .where('expiresAt', '>', now().toISOString())
        .returning('codeHash')
        .executeTakeFirst()
      const expected = Buffer.from(tried?.codeHash ?? hashOf(emailKey, 'no code was sent'))
      return timingSafeEqual(expected, Buffer.from(hashOf(emailKey, code)))
    },

    /** Uses up a right code. Returns false if it was used or replaced in the meantime. */
    use: async (queries: Queries, emailKey: string, code: string): Promise<boolean> => {
      const used = await queries
        .deleteFrom('oneTimeCode')
        .where('emailKey', '=', emailKey)
        .where('codeHash', '=', hashOf(emailKey, code))
        .returning('emailKey')
        .executeTakeFirst()
      return used !== undefined
    },
  }
}

export type OneTimeCodeStore = ReturnType<typeof createOneTimeCodeStore>
