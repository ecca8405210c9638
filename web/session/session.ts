import { useSyncExternalStore } from 'react'
import type { User } from '#contract/account/auth.ts'
import { isAccessGranted, type Role, roles } from '#contract/call/role.ts'

const tokenKey = 'token'
const userKey = 'user'
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

export const readToken = (): string | null => localStorage.getItem(tokenKey)

export const storeSession = (token: string, user: User): void => {
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(userKey, JSON.stringify(user))
  notify()
}

/** Stores user data from the server, because the role may have changed. */
export const storeUser = (user: User): void => {
  localStorage.setItem(userKey, JSON.stringify(user))
  notify()
}

export const clearSession = (): void => {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  notify()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Fires if another tab signs in or out.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether a user is signed in. Always false during server rendering. */
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
    // Other scripts or an old version may have stored something that is not JSON.
    return ''
  }
}

const readUsername = (): string => readUserField('username')

/**
 * Returns the role of the user. Null for visitors and before the server has sent it. The server
 * enforces roles, the browser only hides elements.
 */
export const readUserRole = (): Role | null => {
  if (readToken() === null) return null
  const stored = readUserField('userType')
  return roles.find((role) => role === stored) ?? null
}

export const useUserRole = (): Role | null =>
  useSyncExternalStore(subscribe, readUserRole, () => null)

export const useUsername = (): string => useSyncExternalStore(subscribe, readUsername, () => '')

export const useMayEdit = (): boolean => isAccessGranted('editor', useUserRole())

/** Returns the id of a member's own profile. Empty for everyone else. */
export const readOwnProfileId = (): string => readUserField('profileId')

export const useOwnProfileId = (): string =>
  useSyncExternalStore(subscribe, readOwnProfileId, () => '')
