import { useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { isGranted, type Role, roles } from '#contract/call/role.ts'

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

/** Keeps what the server says about the person signed in: the role may have changed. */
export const keepUser = (user: User): void => {
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

const readUserField = (name: 'username' | 'userType' | 'profileId'): string => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null')
    return String(Object.entries(stored ?? {}).find(([key]) => key === name)?.[1] ?? '')
  } catch {
    // Something else has written there; that must not break the page.
    return ''
  }
}

const readUsername = (): string => readUserField('username')

/**
 * The role of the person signed in; null for a visitor, and where it is not known before the server has said it. The
 * server decides, this only hides what it refuses.
 */
export const readRole = (): Role | null => {
  if (readToken() === null) return null
  const stored = readUserField('userType')
  return roles.find((role) => role === stored) ?? null
}

/** The role of the person signed in, for a component that follows it. */
export const useRole = (): Role | null => useSyncExternalStore(subscribe, readRole, () => null)

/** The name of the person signed in. */
export const useUsername = (): string => useSyncExternalStore(subscribe, readUsername, () => '')

/** Whether the person signed in may change content. */
export const useMayEdit = (): boolean => isGranted('editor', useRole())

/** The profile that a signed-in member keeps; empty for everyone else. */
export const readOwnProfile = (): string => readUserField('profileId')

/** The same, for a component that follows it. */
export const useOwnProfile = (): string => useSyncExternalStore(subscribe, readOwnProfile, () => '')
