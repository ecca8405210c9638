import { keepSession } from '#web/session/session.ts'

/** Signs an editor in, as this browser would remember it. */
export const signInEditor = () =>
  keepSession('token', {
    _id: 'b'.repeat(26),
    username: 'A',
    email: 'a@example.org',
    userType: 'Editor',
  })
