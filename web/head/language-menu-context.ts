import { createContext } from 'react'

/**
 * Server-rendered HTML of the language menu. Empty in the browser, which keeps the HTML of the
 * page.
 */
export interface LanguageMenuHtml {
  readonly menu: string
  /** The menu for small screens. */
  readonly list: string
  /** Lines that offer the page in other languages. */
  readonly offers: string
}

/** Value for sites with one language. */
export const emptyLanguageMenuHtml: LanguageMenuHtml = { menu: '', list: '', offers: '' }

export const LanguageMenuContext = createContext(emptyLanguageMenuHtml)
