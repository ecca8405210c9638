import { createContext, use } from 'react'

/** The language of a text, as attributes of what shows it. */
export interface TextLanguage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

/** The main language of the site, on pages in another one. */
export const FallbackContext = createContext<TextLanguage | undefined>(undefined)

/** An entry, with the names of its texts that are not translated. */
interface Told {
  readonly untranslated?: readonly string[] | undefined
}

/** Gives `lang` and `dir` for a text that fell back to the main language; undefined for any other text. */
export const useSaid = () => {
  const main = use(FallbackContext)
  return (told: Told | undefined, name: string): TextLanguage | undefined =>
    told?.untranslated?.includes(name) ? main : undefined
}

/** The same for the texts of one entry. */
export const useFallback = (untranslated: readonly string[] | undefined) => {
  const said = useSaid()
  return (name: string): TextLanguage | undefined => said({ untranslated }, name)
}
