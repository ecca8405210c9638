import type { ServerProcess } from '#server/tools/testing/process/process.ts'
import { requireSession } from './session-in.ts'

const email = 'ada@salus.example'
const password = 'correct horse battery staple'

/** Signs up the first administrator of a server with the code from `codeFor`. Returns the token. */
export const signUpFirstAdmin = async (
  server: ServerProcess,
  codeFor: (email: string) => Promise<string>,
): Promise<string> => {
  const { auth } = server.client()
  await auth.sendotp({ email })
  const otp = await codeFor(email)
  await auth.signup({ username: 'Ada', email, otp, password, confirmPassword: password })
  return requireSession(await auth.login({ email, password })).token
}
