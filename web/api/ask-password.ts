import { createContext } from 'react'

/** Asks for the password and resolves to whether it was right; null where nothing on the page can ask. */
export const AskPassword = createContext<((reason: string) => Promise<boolean>) | null>(null)
