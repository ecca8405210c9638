import { createContext } from 'react'

/** The site's style sheet as text while a page is rendered; a browser finds it in the page. */
export const StyleContext = createContext<string | undefined>(undefined)
