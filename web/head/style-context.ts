import { createContext } from 'react'

/** What stands for the site's style sheet while a page is rendered; a browser finds the sheet in the page. */
export const StyleContext = createContext<string | undefined>(undefined)
