import { passkeyApi, recoveryApi, totpApi } from '#contract/account/second-factor.ts'
import { ApiError, invalid, notFound } from '#contract/call/api-error.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import type { Viewer } from '#server/base/http/viewer.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { readSiteName } from '#server/settings/store.ts'
import type { AuthServices } from '../auth-services.ts'
import { endOtherSessions } from '../session-store.ts'
import { changeSecondFactor, readUser } from '../store.ts'
import { consumeChallenge, countChallengeAttempt, createLoginChallenge } from './challenge.ts'
import { type SecondFactorChange, secondFactorChangedMail } from './mails.ts'
import { createPasskeyOptions, readPasskeyChallenge, verifyNewPasskey } from './passkey.ts'
import { createOwnerChecks, wrongCodeError } from './prove.ts'
import {
  readSecondFactor,
  removePasskey,
  removeTotp,
  removeUnneededRecoveryCodes,
} from './store.ts'
import { beginTotp, consumeTotpCode, newTotpSecret, otpauthUrl } from './totp.ts'

interface Proof {
  readonly password?: string | undefined
  readonly code: string
}

/** Creates functions that change second factors, end other sessions and mail the owner. */
const createChanges = (services: AuthServices) => {
  const { database, mailQueue, publicUrl } = services
  const { queries } = database
  const { mustBeRecent, spendCode, takeTry } = createOwnerChecks(services)
  const siteName = () => readSiteName(queries)

  const change = async <T>(
    who: Viewer,
    kind: SecondFactorChange,
    work: (tx: WriteTransaction) => Promise<T>,
  ): Promise<T> => {
    const { email } = await readUser(queries, who.accountId)
    const mail = secondFactorChangedMail(email, kind, { publicUrl, siteName: await siteName() })
    const result = await writeInTransaction(database, who, async (tx) => {
      const done = await changeSecondFactor(tx, who.accountId, () => work(tx))
      await endOtherSessions(tx.queries, who.accountId, who.tokenHash)
      await mailQueue.add(tx.queries, mail)
      return done
    })
    mailQueue.kick()
    return result
  }

  /** Runs `work` if the caller's code is valid. */
  const changeWithCode = async <T>(
    who: Viewer,
    kind: SecondFactorChange,
    { password, code }: Proof,
    client: string,
    work: (tx: WriteTransaction) => Promise<T>,
  ): Promise<T> => {
    await mustBeRecent(who, password, client)
    const { giveBack } = await takeTry(who.accountId)
    const result = await change(who, kind, async (tx) => {
      if (!(await spendCode(tx.queries, who.accountId, code))) throw wrongCodeError()
      return work(tx)
    })
    await giveBack()
    return result
  }

  const remove = (
    who: Viewer,
    proof: Proof,
    client: string,
    work: (tx: WriteTransaction) => Promise<boolean>,
    what: string,
  ): Promise<void> =>
    changeWithCode(who, 'removed', proof, client, async (tx) => {
      if (!(await work(tx))) throw notFound(what)
      await removeUnneededRecoveryCodes(tx.queries, who.accountId)
    })

  return { siteName, mustBeRecent, takeTry, change, changeWithCode, remove }
}

export const totpRoutes = (services: AuthServices) => {
  const { database, now, recoveryCodes } = services
  const { queries } = database
  const { siteName, mustBeRecent, takeTry, change, remove } = createChanges(services)
  return implementCalls(totpApi, {
    begin: async ({ input: { password }, who, client }) => {
      await mustBeRecent(who, password, client)
      const secret = newTotpSecret()
      if (!(await beginTotp(queries, who.accountId, secret)))
        throw new ApiError('wrongState', 'You already use an app: remove it first')
      const { email } = await readUser(queries, who.accountId)
      return { secret, otpauthUrl: otpauthUrl(secret, await siteName(), email) }
    },

    confirm: async ({ input: { code, password }, who, client }) => {
      await mustBeRecent(who, password, client)
      const { giveBack } = await takeTry(who.accountId)
      const codes = await change(who, 'added', async (tx) => {
        if (!(await consumeTotpCode(tx.queries, who.accountId, code, now(), 0)))
          throw wrongCodeError()
        return recoveryCodes.renew(tx.queries, who.accountId)
      })
      await giveBack()
      return { recoveryCodes: codes }
    },

    remove: async ({ input, who, client }) => {
      await remove(who, input, client, (tx) => removeTotp(tx.queries, who.accountId), 'App')
      return {}
    },
  })
}

const mostPasskeys = 20

export const passkeyRoutes = (services: AuthServices) => {
  const { database, now, publicUrl, recoveryCodes } = services
  const { queries } = database
  const { siteName, mustBeRecent, change, remove } = createChanges(services)
  return implementCalls(passkeyApi, {
    begin: async ({ input: { password }, who, client }) => {
      await mustBeRecent(who, password, client)
      const user = await readUser(queries, who.accountId)
      const challenge = await createLoginChallenge(queries, who.accountId, 'passkey', now())
      return {
        options: await createPasskeyOptions(queries, publicUrl, await siteName(), user, challenge),
      }
    },

    confirm: async ({ input: { name, response, password }, who, client }) => {
      await mustBeRecent(who, password, client)
      const challenge = readPasskeyChallenge(response)
      const isOurs =
        (await countChallengeAttempt(queries, challenge, 'passkey', now())) === who.accountId
      const fresh = isOurs ? await verifyNewPasskey(publicUrl, response, challenge) : null
      if (fresh === null)
        throw invalid([
          { path: 'response', message: 'The passkey could not be checked. Try again.' },
        ])
      const codes = await change(who, 'added', async (tx) => {
        if (!(await consumeChallenge(tx.queries, challenge))) throw notFound('Challenge')
        const { accountId } = who
        const before = await readSecondFactor(tx.queries, accountId)
        if (before.passkeys.length >= mostPasskeys)
          throw new ApiError('wrongState', `An account has at most ${mostPasskeys} passkeys`)
        await tx.queries
          .insertInto('passkey')
          .values({ ...fresh, accountId, name, addedAt: tx.now, lastUsedAt: '' })
          .execute()
        return before.recoveryCodesLeft > 0 ? [] : recoveryCodes.renew(tx.queries, accountId)
      })
      return { recoveryCodes: codes }
    },

    remove: async ({ input: { passkeyId, ...proof }, who, client }) => {
      const work = (tx: WriteTransaction) => removePasskey(tx.queries, who.accountId, passkeyId)
      await remove(who, proof, client, work, 'Passkey')
      return {}
    },
  })
}

export const recoveryRoutes = (services: AuthServices) => {
  const { changeWithCode } = createChanges(services)
  return implementCalls(recoveryApi, {
    renew: async ({ input, who, client }) => ({
      recoveryCodes: await changeWithCode(who, 'renewed', input, client, (tx) =>
        services.recoveryCodes.renew(tx.queries, who.accountId),
      ),
    }),
  })
}
