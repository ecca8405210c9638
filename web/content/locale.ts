import { createContext, use } from 'react'

/** Returns the `Intl` locale of a language. English uses British formats, Arabic uses Western digits. */
export const localeOfLanguage = (code: string): string =>
  code === 'en' ? 'en-GB' : code.startsWith('ar') ? `${code}-u-nu-latn` : code

/** Locale of the page for dates and numbers. */
export const LocaleContext = createContext('en-GB')

export const useLocale = (): string => use(LocaleContext)
