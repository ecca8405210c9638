import { useSyncExternalStore } from 'react'
import type { User } from '#contract/auth.ts'

const tokenKey = 'token'
const userKey = 'user'
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

/** The bearer token of this browser, if someone is signed in. */
export const readToken = (): string | null => localStorage.getItem(tokenKey)

/** Keeps a session in this browser. */
export const keepSession = (token: string, user: User): void => {
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(userKey, JSON.stringify(user))
  notify()
}

/** Forgets the session of this browser. */
export const forgetSession = (): void => {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  notify()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab signed in or out.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether someone is signed in here; always false while a page is rendered on the server. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  )

const readUsername = (): string => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null')
    const hasName = typeof stored === 'object' && stored !== null && 'username' in stored
    return hasName ? String(stored.username) : ''
  } catch {
    // Something else has written there; that must not break the page.
    return ''
  }
}

/** The name of whoever is signed in. */
export const useUsername = (): string => useSyncExternalStore(subscribe, readUsername, () => '')
