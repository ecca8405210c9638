import { authApi } from '#contract/account/auth.ts'
import { implement } from '#server/base/http/implement.ts'
import type { Services } from '#server/services.ts'
import { passwordHandlers } from './password-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { signupHandlers } from './signup-handlers.ts'

/** Signing up, in and out. */
export const authRoutes = (services: Services) =>
  implement(authApi, {
    ...signupHandlers(services),
    ...sessionHandlers(services),
    ...passwordHandlers(services),
  })
