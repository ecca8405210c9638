/** In a file of their own, because the scripts of every page contain these strings. */
export const sessionStrings = {
  ended: 'Your session has ended. Please log in again.',
  signOut: 'Sign out',
}
