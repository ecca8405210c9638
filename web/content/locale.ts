import { createContext, use } from 'react'

/** Returns the locale of a language for dates and numbers. English is British, Arabic has Western digits. */
export const localeOfLanguage = (code: string): string =>
  code === 'en' ? 'en-GB' : code.startsWith('ar') ? `${code}-u-nu-latn` : code

/** Locale of the page for dates and numbers. */
export const LocaleContext = createContext('en-GB')

export const useLocale = (): string => use(LocaleContext)
