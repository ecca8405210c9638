import { createContext } from 'react'

/** Placeholder for the style sheet while a page is rendered. A browser finds the sheet in the page. */
export const StyleContext = createContext<string | undefined>(undefined)
