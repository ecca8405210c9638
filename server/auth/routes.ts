import { authApi } from '#contract/account/auth.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import type { AuthServices } from './auth-services.ts'
import { createPasswordHandlers } from './password-handlers.ts'
import { createSessionHandlers } from './session-handlers.ts'
import { createSignupHandlers } from './signup-handlers.ts'

export const authRoutes = (services: AuthServices) =>
  createApiModule(authApi, {
    ...createSignupHandlers(services),
    ...createSessionHandlers(services),
    ...createPasswordHandlers(services),
  })
