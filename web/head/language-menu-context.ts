import { createContext } from 'react'

/**
 * Server-rendered HTML of the language menu. Empty in the browser, because hydration keeps the existing HTML.
 */
export interface LanguageMenuHtml {
  readonly menu: string
  /** HTML of the menu for small screens. */
  readonly list: string
  /** HTML of the lines that offer the page in other languages. */
  readonly offers: string
}

/** Empty, for sites with only one language, which show no language menu. */
export const emptyLanguageMenuHtml: LanguageMenuHtml = { menu: '', list: '', offers: '' }

export const LanguageMenuContext = createContext(emptyLanguageMenuHtml)
