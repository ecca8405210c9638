import { passkeyApi, recoveryApi, totpApi } from '#contract/account/second-factor.ts'
import { ApiError, invalid, notFound } from '#contract/call/api-error.ts'
import { implement } from '#server/base/http/implement.ts'
import type { Viewer } from '#server/base/http/viewer.ts'
import { type Write, write } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import { readSiteName } from '#server/settings/store.ts'
import { changeSecondFactor, readUser } from '../store.ts'
import { openChallenge, spendChallenge, tryChallenge } from './challenge.ts'
import { secondFactorAddedMail, secondFactorRemovedMail } from './mails.ts'
import { challengeIn, passkeyWish, readNewPasskey } from './passkey.ts'
import { createProofs, wrongCode } from './prove.ts'
import { readSecondFactor, removePasskey, removeTotp, tidyRecoveryCodes } from './store.ts'
import { beginTotp, newTotpSecret, otpauthUrl, spendTotp } from './totp.ts'

interface Proof {
  readonly password: string
  readonly code: string
}

/** Changes the second factors of the own account, and tells its owner. */
const createChanges = (services: Services) => {
  const { database, mailQueue, publicUrl } = services
  const { queries } = database
  const proofs = createProofs(services)
  const siteName = () => readSiteName(queries)

  const add = async <T>(who: Viewer, work: (tx: Write) => Promise<T>): Promise<T> => {
    const { email } = await readUser(queries, who.accountId)
    const mail = secondFactorAddedMail(email, publicUrl, await siteName())
    const result = await write(database, who, async (tx) => {
      const done = await changeSecondFactor(tx, who.accountId, () => work(tx))
      await mailQueue.add(tx.queries, mail)
      return done
    })
    mailQueue.kick()
    return result
  }

  /** Does `work` once password and code have shown that it is the owner who asks. */
  const prove = async <T>(
    who: Viewer,
    { password, code }: Proof,
    client: string,
    work: (tx: Write) => Promise<T>,
  ): Promise<T> => {
    await proofs.mustKnowPassword(who, password, client)
    const { giveBack } = await proofs.takeTry(who.accountId)
    const result = await write(database, who, async (tx) => {
      if (!(await proofs.spendCode(tx.queries, who.accountId, code))) throw wrongCode()
      return work(tx)
    })
    await giveBack()
    return result
  }

  const remove = async (
    who: Viewer,
    proof: Proof,
    client: string,
    work: (tx: Write) => Promise<boolean>,
    what: string,
  ): Promise<void> => {
    const { email } = await readUser(queries, who.accountId)
    const mail = secondFactorRemovedMail(email, publicUrl, await siteName())
    await prove(who, proof, client, (tx) =>
      changeSecondFactor(tx, who.accountId, async () => {
        if (!(await work(tx))) throw notFound(what)
        await tidyRecoveryCodes(tx.queries, who.accountId)
        await mailQueue.add(tx.queries, mail)
      }),
    )
    mailQueue.kick()
  }

  return { siteName, add, prove, remove }
}

/** Codes that an app shows. */
export const totpRoutes = (services: Services) => {
  const { database, now, recoveryCodes } = services
  const { queries } = database
  const { siteName, add, remove } = createChanges(services)
  return implement(totpApi, {
    begin: async ({ who }) => {
      const secret = newTotpSecret()
      if (!(await beginTotp(queries, who.accountId, secret)))
        throw new ApiError('wrongState', 'You already use an app: remove it first')
      const { email } = await readUser(queries, who.accountId)
      return { secret, otpauthUrl: otpauthUrl(secret, await siteName(), email) }
    },

    confirm: async ({ input: { code }, who }) => {
      const { giveBack } = await createProofs(services).takeTry(who.accountId)
      const codes = await add(who, async (tx) => {
        if (!(await spendTotp(tx.queries, who.accountId, code, now(), 0))) throw wrongCode()
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

/** Passkeys: in the device, in a password manager or on a key. */
export const passkeyRoutes = (services: Services) => {
  const { database, now, publicUrl, recoveryCodes } = services
  const { queries } = database
  const { siteName, add, remove } = createChanges(services)
  return implement(passkeyApi, {
    begin: async ({ who }) => {
      const user = await readUser(queries, who.accountId)
      const challenge = await openChallenge(queries, who.accountId, 'passkey', now())
      return { options: await passkeyWish(queries, publicUrl, await siteName(), user, challenge) }
    },

    confirm: async ({ input: { name, response }, who }) => {
      const challenge = challengeIn(response)
      const isOurs = (await tryChallenge(queries, challenge, 'passkey', now())) === who.accountId
      const fresh = isOurs ? await readNewPasskey(publicUrl, response, challenge) : null
      if (fresh === null)
        throw invalid([
          { path: 'response', message: 'The passkey could not be checked. Try again.' },
        ])
      const codes = await add(who, async (tx) => {
        if (!(await spendChallenge(tx.queries, challenge))) throw notFound('Challenge')
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
      const work = (tx: Write) => removePasskey(tx.queries, who.accountId, passkeyId)
      await remove(who, proof, client, work, 'Passkey')
      return {}
    },
  })
}

/** New recovery codes for old ones. */
export const recoveryRoutes = (services: Services) => {
  const { prove } = createChanges(services)
  return implement(recoveryApi, {
    renew: async ({ input, who, client }) => ({
      recoveryCodes: await prove(who, input, client, (tx) =>
        services.recoveryCodes.renew(tx.queries, who.accountId),
      ),
    }),
  })
}
