import type { Role } from '#contract/call/role.ts'
import { storeSession } from '#web/session/session.ts'

/** Stores a session of a user with this role. */
export const signIn = (userType: Role) =>
  storeSession('token', {
    _id: 'b'.repeat(26),
    username: 'A',
    email: 'a@example.org',
    userType,
  })

export const signInEditor = () => signIn('Editor')
