import { invalid } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Viewer } from '#server/base/http/viewer.ts'
import type { Services } from '#server/services.ts'
import { emailKeyOf, findAccount, readUser } from '../store.ts'
import { spendTotp } from './totp.ts'

const perAccount = ['secondFactorPerAccount', 'secondFactorPerAccountDaily'] as const

/** A refusal because a code is wrong, beside the field it was typed into. */
export const wrongCode = () =>
  invalid([{ path: 'code', message: 'This code is wrong or has been used already' }])

/** How an account proves that its owner is using it. */
export const createProofs = ({ database, limits, now, passwords, recoveryCodes }: Services) => ({
  /** Uses up a code of the app or a recovery code. */
  spendCode: async (queries: Queries, accountId: string, code: string): Promise<boolean> =>
    (await spendTotp(queries, accountId, code, now())) ||
    (await recoveryCodes.use(queries, accountId, code)),

  /** Counts a try; `giveBack` takes it back once it has turned out right. */
  takeTry: async (accountId: string) => {
    for (const rule of perAccount) await limits.take(rule, accountId)
    return {
      giveBack: async () => {
        for (const rule of perAccount) await limits.giveBack(rule, accountId)
      },
    }
  },

  /** Refuses callers who do not know the password of the account they are signed in with. */
  mustKnowPassword: async (who: Viewer, password: string, client: string): Promise<void> => {
    const { email } = await readUser(database.queries, who.accountId)
    const emailKey = emailKeyOf(email)
    await limits.take('loginPerAccountAndClient', emailKey, client)
    const account = await findAccount(database.queries, emailKey)
    if (!account || !(await passwords.isRight(password, account.passwordHash)))
      throw invalid([{ path: 'password', message: 'This is not your password' }])
    await limits.forgive('loginPerAccountAndClient', emailKey, client)
  },
})
