import type { OwnSuggestion } from '#contract/lifecycle/suggestion.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { suggestionPanelStrings } from './suggestions-strings.ts'

const strings = suggestionPanelStrings.own

export function OwnSuggestions({ suggestions }: { suggestions: readonly OwnSuggestion[] }) {
  return (
    <Card className="max-w-3xl">
      <CardTitle>{strings.title}</CardTitle>
      <p className="mt-1 text-ink-soft text-sm">{strings.text}</p>
      <ul className="mt-3 divide-y divide-line">
        {suggestions.map((suggestion) => (
          <OwnSuggestionItem key={suggestion._id} {...suggestion} />
        ))}
      </ul>
    </Card>
  )
}

function OwnSuggestionItem(suggestion: OwnSuggestion) {
  const { entity, title, fields, suggestedAt, note } = suggestion
  return (
    <li className="wrap-anywhere grid gap-1 py-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{strings.kinds[entity](title)}</span>
        <span className="text-ink-soft">{stateOf(suggestion)}</span>
      </p>
      <p className="line-clamp-3 text-ink-soft">{textOf(fields)}</p>
      {note && <p className="border-line-strong border-l-2 pl-3">{note}</p>}
      <p className="tabular text-ink-faint">{strings.suggested(formatDateTime(suggestedAt))}</p>
    </li>
  )
}

const stateOf = ({ state, decidedBy, decidedAt }: OwnSuggestion): string => {
  if (state !== 'open' && decidedAt === '') return strings.decided[state]
  return strings.states[state](decidedBy, decidedAt && formatDateTime(decidedAt))
}

/** Returns the longest text of a suggestion, which identifies it best. */
const textOf = (fields: OwnSuggestion['fields']): string =>
  Object.entries(fields)
    .filter(([name]) => name !== 'postId')
    .map(([, value]) => (typeof value === 'string' ? value : ''))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '')
