import { createContext, use } from 'react'

/** `lang` and `dir` attributes of a text. */
export interface TextLanguageAttributes {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Main language of the site. Undefined on pages in the main language. */
export const FallbackLanguageContext = createContext<TextLanguageAttributes | undefined>(undefined)

/** An entry with the names of its untranslated texts. */
interface EntryWithUntranslated {
  readonly untranslated?: readonly string[] | undefined
}

/** Returns a function that returns `lang` and `dir` of a text that fell back to the main language, or undefined. */
export const useFallbackLanguage = () => {
  const main = use(FallbackLanguageContext)
  return (
    told: EntryWithUntranslated | undefined,
    name: string,
  ): TextLanguageAttributes | undefined => (told?.untranslated?.includes(name) ? main : undefined)
}

/** Returns a function that returns `lang` and `dir` of a text by its name, for the texts of one entry. */
export const useEntryFallbackLanguage = (untranslated: readonly string[] | undefined) => {
  const said = useFallbackLanguage()
  return (name: string): TextLanguageAttributes | undefined => said({ untranslated }, name)
}
