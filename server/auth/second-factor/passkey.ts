import { isIP } from 'node:net'
import type { User } from '#contract/account/auth.ts'
import type {
  NewPasskey,
  PasskeyRequestOptions,
  PasskeySignature,
} from '#contract/account/second-factor.ts'
import { ApiError } from '#contract/call/api-error.ts'
import type { Queries } from '#server/base/db/database.ts'

const timeout = 5 * 60_000
// The library takes longer to load than all code of the log-in, and most accounts have no passkey.
const library = () => import('@simplewebauthn/server')

/**
 * Returns the id and the origin of the site for passkeys. Throws if its URL has an IP address, which passkeys
 * do not support.
 */
const relyingParty = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl)
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0)
    throw new ApiError('wrongState', 'Passkeys need a site with a name, not a bare IP address')
  return { rpID: hostname, origin }
}

const listed = async (queries: Queries, accountId: string) => {
  const rows = await queries
    .selectFrom('passkey')
    .select(['passkeyId', 'transports'])
    .where('accountId', '=', accountId)
    .orderBy('addedAt')
    .execute()
  return rows.map(({ passkeyId, transports }) => ({
    id: passkeyId,
    type: 'public-key' as const,
    transports: readTransports(transports),
  }))
}

const readTransports = (json: string): string[] => {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.map(String) : []
}

/** Accepted key algorithms: Ed25519, ECDSA with P-256, RSA. */
const algorithms = [-8, -7, -257]

export const createPasskeyOptions = async (
  queries: Queries,
  publicUrl: string,
  siteName: string,
  { _id, email, username }: User,
  challenge: string,
) => ({
  challenge,
  rp: { id: relyingParty(publicUrl).rpID, name: siteName },
  user: { id: Buffer.from(_id).toString('base64url'), name: email, displayName: username },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' as const })),
  timeout,
  attestation: 'none' as const,
  excludeCredentials: await listed(queries, _id),
  authenticatorSelection: {
    residentKey: 'preferred' as const,
    userVerification: 'preferred' as const,
  },
})

/** Returns the options for a browser to request a passkey, or undefined if the account has none. */
export const findPasskeyRequestOptions = async (
  queries: Queries,
  publicUrl: string,
  accountId: string,
  challenge: string,
): Promise<PasskeyRequestOptions | undefined> => {
  const allowCredentials = await listed(queries, accountId)
  if (allowCredentials.length === 0) return undefined
  const { hostname: rpId } = new URL(publicUrl)
  return { challenge, rpId, timeout, allowCredentials, userVerification: 'preferred' }
}

/** Extracts the challenge from a browser's response. Returns an empty string if it has none. */
export const readPasskeyChallenge = ({ response }: NewPasskey): string => {
  try {
    const read: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof read === 'object' && read !== null && 'challenge' in read
      ? String(read.challenge)
      : ''
  } catch {
    return ''
  }
}

/** Verifies a new passkey. Returns null if it does not match the options. */
export const verifyNewPasskey = async (
  publicUrl: string,
  { response, ...rest }: NewPasskey,
  expectedChallenge: string,
) => {
  const { rpID, origin } = relyingParty(publicUrl)
  const { verifyRegistrationResponse } = await library()
  const { transports = [], ...parts } = response
  const checked = await verifyRegistrationResponse({
    response: { ...rest, response: parts, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  if (!checked?.verified) return null
  const { id, publicKey, counter } = checked.registrationInfo.credential
  return {
    passkeyId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter: String(counter),
    transports: JSON.stringify(transports),
  }
}

/** Verifies that a signature was made with a passkey of the account, and records the use of the passkey. */
export const verifyPasskeyProof = async (
  queries: Queries,
  publicUrl: string,
  accountId: string,
  proof: PasskeySignature,
  expectedChallenge: string,
  now: Date,
): Promise<boolean> => {
  const known = await queries
    .selectFrom('passkey')
    .select(['publicKey', 'counter'])
    .where('passkeyId', '=', proof.id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (known === undefined) return false
  const { rpID, origin } = relyingParty(publicUrl)
  const { verifyAuthenticationResponse } = await library()
  const checked = await verifyAuthenticationResponse({
    response: { ...proof, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: proof.id,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: Number(known.counter),
    },
  }).catch(() => null)
  if (!checked?.verified) return false
  await queries
    .updateTable('passkey')
    .set({ counter: String(checked.authenticationInfo.newCounter), lastUsedAt: now.toISOString() })
    .where('passkeyId', '=', proof.id)
    .execute()
  return true
}
