import { defineCall } from '#contract/call/call.ts'
import {
  messageReplySchema,
  requiredTitleSchema,
  textSchema,
  typedCodeSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

export const currentPasswordSchema = z
  .string('Enter your password')
  .min(1, 'Enter your password')
  .max(256)

/** A code of an authenticator app, or a recovery code. */
export const secondFactorCodeSchema = typedCodeSchema(/^[a-z0-9-]{1,40}$/i, 'This is not a code')

/** The secret that links the two steps of a log-in. */
export const loginChallengeSchema = z
  .string('Please log in again')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'Please log in again')

const bytes = z
  .string('This is not a passkey')
  .regex(/^[A-Za-z0-9_-]{0,20000}$/, 'This is not a passkey')
const passkeyId = z.string('Not a valid id').regex(/^[A-Za-z0-9_-]{1,1400}$/, 'Not a valid id')
const notAPasskey = 'This is not a passkey'
const type = z.literal('public-key', notAPasskey)

/** A new passkey in the format of browsers. */
export const newPasskeySchema = z.object(
  {
    id: passkeyId,
    rawId: passkeyId,
    type,
    response: z.object(
      {
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(textSchema(40), notAPasskey).max(10).optional(),
      },
      notAPasskey,
    ),
  },
  notAPasskey,
)
export type NewPasskey = z.infer<typeof newPasskeySchema>

/** A passkey's signature in the format of browsers. */
export const passkeySignatureSchema = z.object(
  {
    id: passkeyId,
    rawId: passkeyId,
    type,
    response: z.object(
      { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
      notAPasskey,
    ),
  },
  notAPasskey,
)
export type PasskeySignature = z.infer<typeof passkeySignatureSchema>

const knownPasskey = z.object({
  id: passkeyId,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})

/** Options for a browser to request a passkey's signature. */
export const passkeyRequestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(knownPasskey),
  userVerification: z.enum(['preferred']),
})
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>

/** Options for a browser to create a passkey. */
const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  attestation: z.enum(['none']),
  excludeCredentials: z.array(knownPasskey),
  authenticatorSelection: z.object({
    residentKey: z.enum(['preferred']),
    userVerification: z.enum(['preferred']),
  }),
})

const passkey = z.object({
  passkeyId,
  name: z.string(),
  addedAt: z.string(),
  lastUsedAt: z.string(),
})

export const secondFactorStatusSchema = z.object({
  hasTotp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean(),
})
export type SecondFactorStatus = z.infer<typeof secondFactorStatusSchema>

/** One-time codes for users who lost their authenticator app. They are not shown again. */
const recoveryCodes = z.array(z.string())
/** The user's password. Required if the last log-in or confirmation is more than ten minutes ago. */
const recentPassword = { password: currentPasswordSchema.optional() }
const proof = { ...recentPassword, code: secondFactorCodeSchema }

export const totpApi = {
  begin: defineCall({
    method: 'POST',
    path: '/auth/totp/begin',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary: 'Make the secret for an app that shows codes; it counts once a code confirms it',
    input: z.object(recentPassword),
    reply: z.object({ otpauthUrl: z.string(), secret: z.string() }),
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/auth/totp/confirm',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary:
      'Confirm the app with a code it shows; from now on log-in asks for one. Earlier recovery codes are void, every other session ends',
    success: 'Authenticator App Added',
    input: z.object(proof),
    reply: z.object({ recoveryCodes }),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/auth/totp/remove',
    access: 'member',
    isPersonal: true,
    encoding: 'json',
    summary: 'Remove the app, with a code or recovery code; every other session ends',
    success: 'Authenticator App Removed',
    input: z.object(proof),
    reply: messageReplySchema,
  }),
}

export const passkeyApi = {
  begin: defineCall({
    method: 'POST',
    path: '/auth/passkey/begin',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary: 'What a browser needs to make a passkey for the own account',
    input: z.object(recentPassword),
    reply: z.object({ options: passkeyCreationOptions }),
  }),
  confirm: defineCall({
    method: 'POST',
    path: '/auth/passkey/confirm',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary:
      'Keep a new passkey; from now on log-in asks for one. The first factor comes with recovery codes; every other session ends',
    success: 'Passkey Added',
    input: z.object({
      name: requiredTitleSchema('a name'),
      response: newPasskeySchema,
      ...recentPassword,
    }),
    reply: z.object({ recoveryCodes }),
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/auth/passkey/remove',
    access: 'member',
    isPersonal: true,
    encoding: 'json',
    summary: 'Remove a passkey, with a code or recovery code; every other session ends',
    success: 'Passkey Removed',
    input: z.object({ passkeyId, ...proof }),
    aliases: { passkeyId: '_id' },
    reply: messageReplySchema,
  }),
}

export const recoveryCodeApi = {
  renew: defineCall({
    method: 'POST',
    path: '/auth/recovery/renew',
    access: 'member',
    isPersonal: true,
    encoding: 'json',
    summary:
      'Make new recovery codes, with a code; earlier ones are void, every other session ends',
    success: 'Recovery Codes Renewed',
    input: z.object(proof),
    reply: z.object({ recoveryCodes }),
  }),
}
