/** What is said about a session that has ended, on whatever page; apart, because every page carries it. */
export const session = {
  ended: 'Your session has ended. Please log in again.',
  signOut: 'Sign out',
}
