import type { SignupInput } from '#contract/account/auth.ts'
import { z } from '#contract/call/zod.ts'

// Passwords are kept in memory only, never in the browser's storage.
let pending: SignupInput | null = null

const key = 'signup'
const named = z.object({ username: z.string(), email: z.string() })

/**
 * Fields of a sign-up that survive a reload, because phones reload the page while the user
 * reads the code in another app.
 */
type Interrupted = z.infer<typeof named>
let interrupted: Interrupted | null = null

export const readPendingSignup = (): SignupInput | null => pending

export const readInterruptedSignup = (): Interrupted | null => interrupted

export const storePendingSignup = (form: SignupInput | null): void => {
  pending = form
  interrupted = null
  try {
    if (form) sessionStorage.setItem(key, JSON.stringify(named.parse(form)))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage, the form starts empty.
  }
}

/** Restores an interrupted sign-up from session storage. */
export const restoreInterruptedSignup = (): void => {
  try {
    interrupted = named.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    interrupted = null
  }
}
