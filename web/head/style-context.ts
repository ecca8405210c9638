import { createContext } from 'react'

/** CSS of the page's style sheet during server rendering. Undefined in the browser. */
export const PageStyleSheetContext = createContext<string | undefined>(undefined)
