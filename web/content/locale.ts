import { createContext, use } from 'react'

/** How dates and numbers are written in a language: in English as in Britain, in Arabic with the digits of formulas. */
export const localeOf = (code: string): string =>
  code === 'en' ? 'en-GB' : code.startsWith('ar') ? `${code}-u-nu-latn` : code

/** How the page around writes dates and numbers. */
export const LocaleContext = createContext('en-GB')

/** How the page around writes dates and numbers. */
export const useLocale = (): string => use(LocaleContext)
