import { passkeyApi, recoveryCodeApi, totpApi } from '#contract/account/second-factor.ts'
import { ApiError, createInvalidInputError, createNotFoundError } from '#contract/call/api-error.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import type { AuthenticatedCaller } from '#server/base/http/viewer.ts'
import { type WriteTransaction, writeInTransaction } from '#server/base/write/write.ts'
import { readSiteName } from '#server/settings/store.ts'
import type { AuthServices } from '../auth-services.ts'
import { endOtherSessions } from '../session-store.ts'
import { readUser, recordSecondFactorChange } from '../store.ts'
import {
  consumeLoginChallenge,
  countLoginChallengeAttempt,
  createLoginChallenge,
} from './challenge.ts'
import { buildSecondFactorChangedMail, type SecondFactorChange } from './mails.ts'
import { createPasskeyOptions, readPasskeyChallenge, verifyNewPasskey } from './passkey.ts'
import { createAccountOwnerChecks, createWrongCodeError } from './prove.ts'
import {
  readSecondFactor,
  removePasskey,
  removeTotp,
  removeUnneededRecoveryCodes,
} from './store.ts'
import {
  buildOtpauthUrl,
  consumeTotpCode,
  generateTotpSecret,
  saveUnconfirmedTotpSecret,
} from './totp.ts'

interface Proof {
  readonly password?: string | undefined
  readonly code: string
}

/** Creates functions that change second factors, end other sessions and mail the owner. */
const createChanges = (services: AuthServices) => {
  const { database, mailQueue, publicUrl } = services
  const { queries } = database
  const { mustBeRecent, spendCode, takeTry } = createAccountOwnerChecks(services)
  const siteName = () => readSiteName(queries)

  const change = async <T>(
    who: AuthenticatedCaller,
    kind: SecondFactorChange,
    work: (tx: WriteTransaction) => Promise<T>,
  ): Promise<T> => {
    const { email } = await readUser(queries, who.accountId)
    const mail = buildSecondFactorChangedMail(email, kind, {
      publicUrl,
      siteName: await siteName(),
    })
    const result = await writeInTransaction(database, who, async (tx) => {
      const done = await recordSecondFactorChange(tx, who.accountId, () => work(tx))
      await endOtherSessions(tx.queries, who.accountId, who.tokenHash)
      await mailQueue.add(tx.queries, mail)
      return done
    })
    mailQueue.kick()
    return result
  }

  /** Runs `work` if the caller's code is valid. */
  const changeWithCode = async <T>(
    who: AuthenticatedCaller,
    kind: SecondFactorChange,
    { password, code }: Proof,
    client: string,
    work: (tx: WriteTransaction) => Promise<T>,
  ): Promise<T> => {
    await mustBeRecent(who, password, client)
    const { giveBack } = await takeTry(who.accountId)
    const result = await change(who, kind, async (tx) => {
      if (!(await spendCode(tx.queries, who.accountId, code))) throw createWrongCodeError()
      return work(tx)
    })
    await giveBack()
    return result
  }

  const remove = (
    who: AuthenticatedCaller,
    proof: Proof,
    client: string,
    work: (tx: WriteTransaction) => Promise<boolean>,
    what: string,
  ): Promise<void> =>
    changeWithCode(who, 'removed', proof, client, async (tx) => {
      if (!(await work(tx))) throw createNotFoundError(what)
      await removeUnneededRecoveryCodes(tx.queries, who.accountId)
    })

  return { siteName, mustBeRecent, takeTry, change, changeWithCode, remove }
}

export const totpRoutes = (services: AuthServices) => {
  const { database, now, recoveryCodes } = services
  const { queries } = database
  const { siteName, mustBeRecent, takeTry, change, remove } = createChanges(services)
  return createApiModule(totpApi, {
    begin: async ({ input: { password }, who, client }) => {
      await mustBeRecent(who, password, client)
      const secret = generateTotpSecret()
      if (!(await saveUnconfirmedTotpSecret(queries, who.accountId, secret)))
        throw new ApiError('wrongState', 'You already use an app: remove it first')
      const { email } = await readUser(queries, who.accountId)
      return { secret, otpauthUrl: buildOtpauthUrl(secret, await siteName(), email) }
    },

    confirm: async ({ input: { code, password }, who, client }) => {
      await mustBeRecent(who, password, client)
      const { giveBack } = await takeTry(who.accountId)
      const codes = await change(who, 'added', async (tx) => {
        if (!(await consumeTotpCode(tx.queries, who.accountId, code, now(), 0)))
          throw createWrongCodeError()
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
  return createApiModule(passkeyApi, {
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
        (await countLoginChallengeAttempt(queries, challenge, 'passkey', now())) === who.accountId
      const fresh = isOurs ? await verifyNewPasskey(publicUrl, response, challenge) : null
      if (fresh === null)
        throw createInvalidInputError([
          { path: 'response', message: 'The passkey could not be checked. Try again.' },
        ])
      const codes = await change(who, 'added', async (tx) => {
        if (!(await consumeLoginChallenge(tx.queries, challenge)))
          throw createNotFoundError('Challenge')
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

export const recoveryCodeRoutes = (services: AuthServices) => {
  const { changeWithCode } = createChanges(services)
  return createApiModule(recoveryCodeApi, {
    renew: async ({ input, who, client }) => ({
      recoveryCodes: await changeWithCode(who, 'renewed', input, client, (tx) =>
        services.recoveryCodes.renew(tx.queries, who.accountId),
      ),
    }),
  })
}
