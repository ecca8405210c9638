import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { languageApi, type SiteLanguage } from '#contract/language/language.ts'
import { canonicalLanguageTag, languageName } from '#contract/text/language-tag.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { languagesFormStrings as strings } from './languages-form-strings.ts'

type LanguagesFormProps = { languages: readonly SiteLanguage[]; version: number }

export function SiteLanguagesForm({ languages, version }: LanguagesFormProps) {
  const saved = languages.map(({ code }) => code)
  const [codes, setCodes] = useState<readonly string[]>(saved)
  const [typed, setTyped] = useState('')
  const [isSwapped, setSwapped] = useState(false)
  const [error, setError] = useState<string>()
  const { run, pending } = useApiCall(languageApi.updateLanguages)
  const [main = ''] = codes
  const isOtherMain = main !== saved[0]
  const isChanged = codes.join() !== saved.join()

  const add = () => {
    const code = canonicalLanguageTag(typed)
    if (code === '' || codes.includes(code)) return
    setCodes([...codes, code])
    setTyped('')
  }
  const save = async () => {
    const swap = isOtherMain && isSwapped
    const answer = await run({ languages: [...codes], version, swap })
    setError(answer instanceof ApiError ? (answer.errors[0]?.message ?? answer.message) : undefined)
  }
  return (
    <Card className="grid max-w-3xl gap-5 p-6">
      <p className="text-ink-soft">{strings.intro}</p>
      <ul className="grid gap-2">
        {codes.map((code, at) => (
          <li key={code} className="flex flex-wrap items-center gap-3">
            <span className="min-w-40 flex-1">
              {languageName(code)} <span className="text-ink-faint text-sm">{code}</span>
            </span>
            {at === 0 ? (
              <span className="text-ink-faint text-sm">{strings.main}</span>
            ) : (
              <>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${strings.makeMain}: ${languageName(code)}`}
                  onClick={() => setCodes([code, ...codes.filter((each) => each !== code)])}
                >
                  {strings.makeMain}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`${strings.remove}: ${languageName(code)}`}
                  onClick={() => setCodes(codes.filter((each) => each !== code))}
                >
                  {strings.remove}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          name="code"
          label={strings.code}
          className="min-w-60 flex-1"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="secondary" disabled={canonicalLanguageTag(typed) === ''} onClick={add}>
          {strings.add}
        </Button>
      </div>
      {isOtherMain && (
        <div className="grid gap-2">
          <p>
            {strings.mainChanges(languageName(main))} {strings.whatThatMeans}
          </p>
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={isSwapped}
              onChange={({ currentTarget }) => setSwapped(currentTarget.checked)}
            />
            {strings.swap}
          </label>
        </div>
      )}
      {error && (
        <p role="alert" className="font-medium text-accent text-sm">
          {error}
        </p>
      )}
      <div>
        <Button disabled={!isChanged} pending={pending} onClick={save}>
          {strings.save}
        </Button>
      </div>
    </Card>
  )
}
