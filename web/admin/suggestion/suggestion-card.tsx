import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { type Suggestion, suggestionApi } from '#contract/lifecycle/suggestion.ts'
import { ChangeDifferences } from '#web/admin/editor/conflict/differences.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { suggestionPanelStrings as strings } from './suggestions-strings.ts'

const shownOf = ({ fields: { postId: _, contributors: __, ...fields }, before }: Suggestion) => ({
  before,
  after: fields,
})

export function SuggestionCard({ suggestion }: { suggestion: Suggestion }) {
  const [note, setNote] = useState('')
  const [version, setVersion] = useState<number>()
  const accept = useApiCall(suggestionApi.accept)
  const decline = useApiCall(suggestionApi.decline)
  const { _id, entity, title, isInTrash, suggestedBy, suggestedAt } = suggestion
  const pending = accept.pending || decline.pending
  const decision = { suggestionId: _id, note }
  const acceptIt = async () => {
    const answer = await accept.run({ ...decision, ...(version !== undefined && { version }) })
    if (answer instanceof ApiError && answer.outdated) setVersion(answer.outdated.version)
  }
  const name = strings.kinds[entity](title)
  const { before, after } = shownOf(suggestion)
  const known = before && Object.fromEntries(Object.entries(before).filter(([key]) => key in after))
  return (
    <li className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-5">
      <header>
        <h2 className="wrap-anywhere font-medium">{name}</h2>
        <p className="tabular text-ink-soft text-sm">
          {strings.from(suggestedBy, formatDateTime(suggestedAt))}
        </p>
        {version !== undefined && (
          <p role="status" className="mt-2 text-sm">
            {strings.isOutdated}
          </p>
        )}
        {isInTrash && <p className="mt-2 text-sm">{strings.isInTrash}</p>}
      </header>
      <ChangeDifferences change={{ before: known, after }} isWhole />
      <Field
        name="note"
        label={strings.note}
        hint={strings.noteHint}
        maxLength={2_000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="sm" pending={pending} onClick={acceptIt}>
          {version === undefined ? strings.accept : strings.acceptAnyway}
          <span className="sr-only">{name}</span>
        </Button>
        <Button
          size="sm"
          variant="secondary"
          pending={pending}
          onClick={() => decline.run(decision)}
        >
          {strings.decline}
          <span className="sr-only">{name}</span>
        </Button>
      </div>
    </li>
  )
}
