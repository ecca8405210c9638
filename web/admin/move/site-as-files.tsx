import { type FormEvent, useState } from 'react'
import type { ApiError } from '#contract/call/api-error.ts'
import { staticSiteApi } from '#contract/move/static-site.ts'
import { useFileDownload } from '#web/api/use-download.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { staticSiteDownloadStrings as strings } from './site-as-files-strings.ts'

const names = ['url', 'base', 'forms'] as const
type Place = Partial<Record<(typeof names)[number], string>>

const placeIn = (form: HTMLFormElement): Place => {
  const typed = new FormData(form)
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = String(typed.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    }),
  )
}

const quoted = (value: string): string =>
  /^[\w./:~-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`

const commandFor = (place: Place): string =>
  [
    'npm run export:static -- ./site',
    ...names.flatMap((name) => (place[name] ? [`--${name} ${quoted(place[name])}`] : [])),
  ].join(' ')

const examples: Required<Place> = {
  url: 'https://www.uni.example',
  base: '/~group/',
  forms: 'https://salus.example',
}

/** The public site as a ZIP of plain files, for groups with web space but no server. */
export function StaticSiteDownload() {
  const { run, pending } = useFileDownload(staticSiteApi.staticSite)
  const [place, setPlace] = useState<Place>({})
  const [outcome, setOutcome] = useState<ApiError | 'made' | null>(null)
  const refusal = outcome === 'made' ? null : outcome
  const errorAt = (name: string) => refusal?.errors.find(({ path }) => path === name)?.message

  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const form = event.currentTarget
    setOutcome(null)
    const refused = await run(placeIn(form))
    setOutcome(refused ?? 'made')
    const [first] = refused?.errors ?? []
    if (first) form.querySelector<HTMLElement>(`[name="${first.path}"]`)?.focus()
  }

  const isOfForm = refusal !== null && refusal.errors.length === 0
  return (
    <Card className="max-w-3xl">
      <form
        onSubmit={make}
        onChange={(event) => setPlace(placeIn(event.currentTarget))}
        noValidate
        className="grid justify-items-start gap-4"
      >
        <CardTitle>{strings.title}</CardTitle>
        <p className="text-ink-soft">{strings.text}</p>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={strings[name]}
              hint={strings[`${name}Hint`]}
              error={errorAt(name)}
              placeholder={examples[name]}
              inputMode={name === 'base' ? 'text' : 'url'}
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              className={name === 'forms' ? 'sm:col-span-2' : ''}
            />
          ))}
        </div>
        <Button type="submit" variant="secondary" pending={pending}>
          {strings.make}
        </Button>
        <p role="status" className={isOfForm ? 'font-medium text-accent text-sm' : 'text-sm'}>
          {outcome === 'made' ? strings.done : isOfForm && refusal.message}
        </p>
        <div className="grid w-full gap-2 text-ink-faint text-sm">
          <p>{strings.again}</p>
          <pre className="overflow-x-auto rounded-md bg-sunk px-4 py-3 font-mono">
            {commandFor(place)}
          </pre>
        </div>
      </form>
    </Card>
  )
}
