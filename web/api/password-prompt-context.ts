import { createContext } from 'react'

/**
 * Asks the user for the password and resolves to whether it was correct. Null if the page has no
 * password dialog.
 */
export const PasswordPromptContext = createContext<((reason: string) => Promise<boolean>) | null>(
  null,
)
