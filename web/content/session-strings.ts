/** In a file without other strings, because the scripts of every page contain it. */
export const sessionStrings = {
  ended: 'Your session has ended. Please log in again.',
  signOut: 'Sign out',
}
