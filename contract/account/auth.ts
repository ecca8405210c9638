import { defineCall } from '#contract/call/call.ts'
import {
  emailSchema,
  entryIdSchema,
  mailedTokenSchema,
  messageReplySchema,
  requiredTitleSchema,
  typedCodeSchema,
} from '#contract/call/fields.ts'
import { roles } from '#contract/call/role.ts'
import { z } from '#contract/call/zod.ts'
import {
  currentPasswordSchema,
  loginChallengeSchema,
  passkeyRequestOptionsSchema,
  passkeySignatureSchema,
  secondFactorCodeSchema,
  secondFactorStatusSchema,
} from './second-factor.ts'

const newPassword = z
  .string()
  .min(8, 'The password needs at least 8 characters')
  .max(256, 'The password may have at most 256 characters')

export const oneTimeCodeLength = 6
const codeShape = new RegExp(`^[0-9]{${oneTimeCodeLength}}$`)

export const userSchema = z.object({
  _id: entryIdSchema,
  username: z.string(),
  email: z.string(),
  userType: z.enum(roles),
  /** Id of the account's profile. Only accounts of members have one. */
  profileId: entryIdSchema.optional(),
  /**
   * True if a second factor is required and the account has none. Until one is added, all other
   * requests are rejected.
   */
  mustAddSecondFactor: z.literal(true).optional(),
})
export type User = z.infer<typeof userSchema>

const session = z.object({
  openedAt: z.string(),
  lastUsedAt: z.string(),
  isThis: z.boolean(),
})
export type Session = z.infer<typeof session>

const signupFields = z.object({
  username: requiredTitleSchema('a username'),
  email: emailSchema,
  password: newPassword,
  confirmPassword: z.string().max(256),
})

const passwordsMatch = ({ password, confirmPassword }: z.infer<typeof signupFields>) =>
  password === confirmPassword
const mismatch = { path: ['confirmPassword'], message: 'Password did not match' }

export const signupFormSchema = signupFields.refine(passwordsMatch, mismatch)
export type SignupInput = z.infer<typeof signupFormSchema>

/** First or second step of a log-in: email and password, or the challenge with a second factor. */
const loginInput = z
  .object({
    email: emailSchema.optional(),
    password: currentPasswordSchema.optional(),
    challenge: loginChallengeSchema.optional(),
    code: secondFactorCodeSchema.optional(),
    passkey: passkeySignatureSchema.optional(),
  })
  .superRefine(({ email, password, challenge, code, passkey }, { addIssue }) => {
    const isMissing = (path: string, message: string) =>
      addIssue({ code: 'custom', path: [path], message })
    if (challenge === undefined) {
      if (email === undefined) isMissing('email', 'Enter a valid e-mail address')
      if (password === undefined) isMissing('password', 'Enter your password')
    } else if (code === undefined && passkey === undefined) isMissing('code', 'Enter the code')
  })

export const authApi = {
  sendotp: defineCall({
    method: 'POST',
    path: '/auth/sendotp',
    access: 'public',
    encoding: 'json',
    summary: 'Send a one-time code to an e-mail address',
    success: 'OTP Sent Successfully',
    input: z.object({ email: emailSchema, checkUserPresent: z.boolean().optional() }),
    reply: messageReplySchema,
  }),
  signup: defineCall({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    encoding: 'json',
    summary: 'Create an account with the code from the mail',
    success: 'Signed Up Successfully',
    input: signupFields
      .extend({
        userType: z.literal('SuperAdmin', 'The user type must be SuperAdmin').optional(),
        otp: typedCodeSchema(codeShape, `The code has ${oneTimeCodeLength} digits`),
      })
      .refine(passwordsMatch, mismatch),
    reply: z.object({ user: userSchema }),
  }),
  login: defineCall({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    encoding: 'json',
    summary:
      'Exchange e-mail address and password for a token; with a second factor for a `challenge` first, which is then sent with `code` or `passkey`',
    success: 'Login Successful',
    input: loginInput,
    reply: z.object({
      token: z.string().optional(),
      user: userSchema.optional(),
      /**
       * True if the password was right and the account has a second factor. The client then sends
       * `challenge` with `code` or `passkey`.
       */
      needsSecondFactor: z.literal(true).optional(),
      /** Token for the second step of the log-in. Valid for ten minutes. */
      challenge: z.string().optional(),
      /**
       * Options with which the browser requests a passkey. Missing if the account has no passkeys.
       */
      passkey: passkeyRequestOptionsSchema.optional(),
    }),
  }),
  changepassword: defineCall({
    method: 'POST',
    path: '/auth/changepassword',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary: 'Change the own password; every other session ends',
    success: 'Password Changed Successfully',
    input: z
      .object({
        oldPassword: z.string().min(1, 'Enter your present password').max(256),
        newPassword,
        confirmNewPassword: z.string().max(256),
      })
      .refine((input) => input.newPassword === input.confirmNewPassword, {
        path: ['confirmNewPassword'],
        message: 'Password did not match',
      }),
    reply: messageReplySchema,
  }),
  confirmPassword: defineCall({
    method: 'POST',
    path: '/auth/confirmPassword',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary:
      'Confirm the own password: for ten minutes this session may then change second factors, as after a sign-in',
    input: z.object({ password: currentPasswordSchema }),
    reply: messageReplySchema,
  }),
  'reset-password-token': defineCall({
    method: 'POST',
    path: '/auth/reset-password-token',
    access: 'public',
    encoding: 'json',
    summary:
      'Mail a link to choose a new password; answers the same whether or not there is an account',
    input: z.object({ email: emailSchema }),
    reply: messageReplySchema,
  }),
  'update-password': defineCall({
    method: 'POST',
    path: '/auth/update-password',
    access: 'public',
    encoding: 'json',
    summary: 'Choose a new password with the secret from the mailed link; every session ends',
    success: 'Password Changed Successfully',
    input: z
      .object({
        token: mailedTokenSchema,
        password: newPassword,
        confirmPassword: z.string().max(256),
      })
      .refine((input) => input.password === input.confirmPassword, mismatch),
    reply: messageReplySchema,
  }),
  sessions: defineCall({
    method: 'GET',
    path: '/auth/sessions',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'query',
    summary: 'The open sessions of the own account',
    input: z.object({}),
    reply: z.object({ sessions: z.array(session) }),
  }),
  signOutEverywhere: defineCall({
    method: 'POST',
    path: '/auth/signOutEverywhere',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary: 'End every session of the own account, this one included',
    success: 'Signed Out Everywhere',
    input: z.object({}),
    reply: messageReplySchema,
  }),
  logout: defineCall({
    method: 'POST',
    path: '/auth/logout',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'json',
    summary: 'End the session of the token this is called with',
    input: z.object({}),
    reply: messageReplySchema,
  }),
  me: defineCall({
    method: 'GET',
    path: '/auth/me',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'query',
    summary: 'The account the token belongs to',
    input: z.object({}),
    reply: z.object({ user: userSchema }),
  }),
  secondFactor: defineCall({
    method: 'GET',
    path: '/auth/secondFactor',
    access: 'member',
    isPersonal: true,
    withoutSecondFactor: true,
    encoding: 'query',
    summary: 'The second factors of the own account, without their secrets',
    input: z.object({}),
    reply: z.object({ secondFactor: secondFactorStatusSchema }),
  }),
}
