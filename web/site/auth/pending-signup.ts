import type { SignupForm } from '#contract/account/auth.ts'
import { z } from '#contract/call/zod.ts'

// In memory only: a password has no business in the browser's storage.
let pending: SignupForm | null = null

const key = 'signup'
const named = z.object({ username: z.string(), email: z.string() })

/** What is still known of a sign-up whose page was loaded anew, as phones do while one reads the code in another app. */
type Interrupted = z.infer<typeof named>
let interrupted: Interrupted | null = null

/** The sign-up form while its code is being sent. */
export const readPendingSignup = (): SignupForm | null => pending

export const readInterruptedSignup = (): Interrupted | null => interrupted

export const keepPendingSignup = (form: SignupForm | null): void => {
  pending = form
  interrupted = null
  try {
    if (form) sessionStorage.setItem(key, JSON.stringify(named.parse(form)))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the form begins empty.
  }
}

/** Finds what this tab still knows of a sign-up. */
export const recallSignup = (): void => {
  try {
    interrupted = named.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    interrupted = null
  }
}
