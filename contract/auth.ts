import { z } from 'zod'
import { call } from './call.ts'
import { done, id, title } from './fields.ts'

const email = z
  .email({ error: 'Enter a valid e-mail address', pattern: z.regexes.rfc5322Email })
  .max(254, 'The e-mail address is too long')
const newPassword = z
  .string()
  .min(8, 'The password needs at least 8 characters')
  .max(256, 'The password may have at most 256 characters')

/** How many characters a one-time code has. */
export const codeLength = 6

/** A signed-in person. */
export const user = z.object({
  _id: id,
  username: z.string(),
  email: z.string(),
  userType: z.literal('SuperAdmin'),
})
export type User = z.infer<typeof user>

const signupFields = z.object({
  username: title('a username'),
  email,
  password: newPassword,
  confirmPassword: z.string().max(256),
})

const passwordsMatch = ({ password, confirmPassword }: z.infer<typeof signupFields>) =>
  password === confirmPassword
const mismatch = { path: ['confirmPassword'], message: 'Password did not match' }

/** What a person fills in before the code is sent. */
export const signupForm = signupFields.refine(passwordsMatch, mismatch)
export type SignupForm = z.infer<typeof signupForm>

/** The calls under `/auth`. */
export const authApi = {
  sendotp: call({
    method: 'POST',
    path: '/auth/sendotp',
    access: 'public',
    encoding: 'json',
    summary: 'Send a one-time code to an e-mail address',
    input: z.object({ email, checkUserPresent: z.boolean().optional() }),
    reply: done,
  }),
  signup: call({
    method: 'POST',
    path: '/auth/signup',
    access: 'public',
    encoding: 'json',
    summary: 'Create an account with the code from the mail',
    input: signupFields
      .extend({
        userType: z.literal('SuperAdmin', 'The user type must be SuperAdmin').optional(),
        otp: z.string().length(codeLength, `The code has ${codeLength} digits`),
      })
      .refine(passwordsMatch, mismatch),
    reply: z.object({ user }),
  }),
  login: call({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    encoding: 'json',
    summary: 'Exchange e-mail address and password for a token',
    input: z.object({ email, password: z.string().min(1, 'Enter your password').max(256) }),
    reply: z.object({ token: z.string(), user }),
  }),
  logout: call({
    method: 'POST',
    path: '/auth/logout',
    access: 'admin',
    encoding: 'json',
    summary: 'End the session of the token this is called with',
    input: z.object({}),
    reply: done,
  }),
  me: call({
    method: 'GET',
    path: '/auth/me',
    access: 'admin',
    encoding: 'query',
    summary: 'The account the token belongs to',
    input: z.object({}),
    reply: z.object({ user }),
  }),
}
