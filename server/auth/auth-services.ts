import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { OneTimeCodes } from './one-time-code.ts'
import type { Passwords } from './password.ts'
import type { RecoveryCodes } from './second-factor/recovery-codes.ts'
import type { SignupPolicy } from './signup-policy.ts'

export interface AuthServices extends BaseServices {
  readonly codes: OneTimeCodes
  readonly recoveryCodes: RecoveryCodes
  readonly passwords: Passwords
  readonly signup: SignupPolicy
}
