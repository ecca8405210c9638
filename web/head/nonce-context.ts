import { createContext } from 'react'

/** Marks our own inline scripts while a page is rendered; a browser never sees it. */
export const NonceContext = createContext<string | undefined>(undefined)
