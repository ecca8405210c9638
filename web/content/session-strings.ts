/** A separate file, because every page loads it. */
export const sessionStrings = {
  ended: 'Your session has ended. Please log in again.',
  signOut: 'Sign out',
}
