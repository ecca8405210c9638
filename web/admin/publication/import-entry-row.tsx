import { type ReactNode, useState } from 'react'
import type { PublicationImportEntry } from '#contract/publication/publication-import.ts'
import { ImportEntryCheckbox } from '#web/admin/editor/import/entry-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { publicationImportStrings as strings } from './publication-import-strings.ts'

type ImportEntryRowProps = {
  entry: PublicationImportEntry
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onMend: (text: string) => void
  /** Year that the user has typed for an entry without a year. */
  year: string
  onYear: (year: string) => void
}

/** Whether a typed year is empty or has four digits. */
export const isEmptyOrValidYear = (typed: string): boolean => /^(?:[1-9]\d{3})?$/.test(typed.trim())

export function ImportedPublicationRow({
  entry,
  isChosen,
  onChoose,
  ...props
}: ImportEntryRowProps) {
  const { onMend, year, onYear } = props
  const { publication, status, line, reason, text } = entry
  if (publication === null || status === 'failed') {
    return (
      <div className="grid gap-2">
        {publication && <p className="wrap-anywhere font-medium">{publication.title}</p>}
        <p role="status" className="wrap-anywhere">
          <span className="tabular text-ink-soft">{strings.line(line)}</span> {reason}
        </p>
        {text && <Mend text={text} onMend={onMend} />}
      </div>
    )
  }
  const choice = (
    <ImportEntryCheckbox isChosen={isChosen} onChoose={onChoose}>
      <span className="font-medium">{publication.title}</span>
      <span className="line-clamp-1 text-ink-soft">{publication.authors}</span>
      <span className="text-ink-soft">
        {[
          strings.line(line),
          publication.publicationDate.slice(0, 4),
          publication.venue || publication.publicationType,
          publication.doi,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {status !== 'new' && <Match entry={entry} />}
      {reason && <span className="text-accent">{reason}</span>}
    </ImportEntryCheckbox>
  )
  if (status !== 'new' || publication.publicationDate !== '') return choice
  return (
    <div className="grid gap-2">
      {choice}
      <Field
        name="year"
        label={strings.year}
        hint={strings.yearHint}
        error={isEmptyOrValidYear(year) ? undefined : strings.noYear}
        className="ps-7"
      >
        <Input
          aria-label={strings.yearOf(publication.title)}
          inputMode="numeric"
          className="max-w-28"
          value={year}
          onChange={({ target }) => onYear(target.value)}
        />
      </Field>
    </div>
  )
}

function Match({
  entry: { matches, status, fills },
}: {
  entry: PublicationImportEntry
}): ReactNode {
  const [match] = matches
  if (match === undefined) return null
  const outcome = fills.length > 0 ? strings.fills(fills) : strings.nothingToFill
  return (
    <span>
      {strings.sameAs(match.title)}
      {status === 'duplicate' && `. ${outcome}`}
    </span>
  )
}

function Mend({ text, onMend }: { text: string; onMend: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  return (
    <>
      <Field name="mend" label={strings.mend}>
        <Textarea
          rows={3}
          className="max-h-60 font-mono text-sm"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div>
        <Button
          size="sm"
          variant="secondary"
          disabled={typed.trim() === ''}
          onClick={() => onMend(typed)}
        >
          {strings.readAgain}
        </Button>
      </div>
    </>
  )
}
