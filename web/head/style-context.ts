import { createContext } from 'react'

/** The page's style sheet during server rendering. Undefined in the browser. */
export const StyleContext = createContext<string | undefined>(undefined)
