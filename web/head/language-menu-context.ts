import { createContext } from 'react'

/** The switch of languages as the server writes it. A browser finds it in the page, so there it is empty. */
export interface LanguageMenuHtml {
  readonly menu: string
  /** The same for the sheet that small screens have for a menu. */
  readonly list: string
  /** Lines that offer another language. */
  readonly offers: string
}

/** Nothing, where there is one language. */
export const noLanguageMenu: LanguageMenuHtml = { menu: '', list: '', offers: '' }

/** What the server has written of it. */
export const LanguageMenuContext = createContext(noLanguageMenu)
