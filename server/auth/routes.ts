import { authApi } from '#contract/account/auth.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import type { AuthServices } from './auth-services.ts'
import { passwordHandlers } from './password-handlers.ts'
import { sessionHandlers } from './session-handlers.ts'
import { signupHandlers } from './signup-handlers.ts'

export const authRoutes = (services: AuthServices) =>
  implementCalls(authApi, {
    ...signupHandlers(services),
    ...sessionHandlers(services),
    ...passwordHandlers(services),
  })
