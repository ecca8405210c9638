import { createContext, use } from 'react'

/** `lang` and `dir` attributes of a text. */
export interface TextLanguageAttributes {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** Main language of the site. Undefined on pages in the main language. */
export const FallbackLanguageContext = createContext<TextLanguageAttributes | undefined>(undefined)

/** An entry of the API. `untranslated` contains the names of its fields without a translation. */
interface EntryWithUntranslated {
  readonly untranslated?: readonly string[] | undefined
}

/**
 * Returns a function that returns the `lang` and `dir` attributes of an entry's field if the field is shown
 * in the main language because its translation is missing, otherwise undefined.
 */
export const useFallbackLanguage = () => {
  const main = use(FallbackLanguageContext)
  return (
    told: EntryWithUntranslated | undefined,
    name: string,
  ): TextLanguageAttributes | undefined => (told?.untranslated?.includes(name) ? main : undefined)
}

/** Returns a function that returns `lang` and `dir` of one entry's field by the field's name. */
export const useEntryFallbackLanguage = (untranslated: readonly string[] | undefined) => {
  const said = useFallbackLanguage()
  return (name: string): TextLanguageAttributes | undefined => said({ untranslated }, name)
}
