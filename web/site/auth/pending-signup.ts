import type { SignupForm } from '#contract/account/auth.ts'

// In memory only: a password has no business in the browser's storage.
let pending: SignupForm | null = null

/** What was filled in at sign-up, while its code is on the way. */
export const readPendingSignup = (): SignupForm | null => pending

export const keepPendingSignup = (form: SignupForm | null): void => {
  pending = form
}
