import { createContext } from 'react'

/** The page's style sheet during server rendering. Undefined in the browser. */
export const PageStyleSheetContext = createContext<string | undefined>(undefined)
