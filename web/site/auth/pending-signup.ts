import type { SignupForm } from '#contract/account/auth.ts'

// In memory only: a password has no business in the browser's storage.
let pending: SignupForm | null = null

/** The sign-up form while its code is being sent. */
export const readPendingSignup = (): SignupForm | null => pending

export const keepPendingSignup = (form: SignupForm | null): void => {
  pending = form
}
