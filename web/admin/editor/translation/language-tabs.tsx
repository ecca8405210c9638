import type { SiteLanguage } from '#contract/language/language.ts'
import { Button } from '#web/ui/button.tsx'
import { translationStrings as strings } from './translation-strings.ts'

type LanguageTabsProps = {
  /** Languages of the site, the main one first. */
  languages: readonly SiteLanguage[]
  /** Empty for the main language. */
  lang: string
  onLang: (lang: string) => void
}

/** Chooses the language to edit. Renders nothing if there is only one. */
export function LanguageTabs({ languages, lang, onLang }: LanguageTabsProps) {
  if (languages.length < 2) return null
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{strings.tabs}</legend>
      {languages.map(({ code, name }, at) => {
        const value = at === 0 ? '' : code
        return (
          <Button
            key={code}
            size="sm"
            variant={lang === value ? 'secondary' : 'quiet'}
            aria-pressed={lang === value}
            lang={code}
            onClick={() => onLang(value)}
          >
            {name}
          </Button>
        )
      })}
    </fieldset>
  )
}
