import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { OneTimeCodeStore } from './one-time-code.ts'
import type { PasswordService } from './password.ts'
import type { RecoveryCodeStore } from './second-factor/recovery-codes.ts'
import type { SignupPolicy } from './signup-policy.ts'

export interface AuthServices extends BaseServices {
  readonly codes: OneTimeCodeStore
  readonly recoveryCodes: RecoveryCodeStore
  readonly passwords: PasswordService
  readonly signup: SignupPolicy
}
