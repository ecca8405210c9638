import type { Role } from '#contract/call/role.ts'
import { keepSession } from '#web/session/session.ts'

/** Signs someone in, as this browser would remember it. */
export const signIn = (userType: Role) =>
  keepSession('token', {
    _id: 'b'.repeat(26),
    username: 'A',
    email: 'a@example.org',
    userType,
  })

/** Signs an editor in. */
export const signInEditor = () => signIn('Editor')
