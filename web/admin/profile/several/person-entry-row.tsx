import type { PeopleEntry } from '#contract/profile/people-import.ts'
import { EntryChoice } from '#web/admin/editor/import/entry-choice.tsx'
import { peopleImport as words } from './people-import-words.ts'

type PersonEntryRowProps = {
  entry: PeopleEntry
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function PersonEntryRow({ entry, isChosen, onChoose }: PersonEntryRowProps) {
  const { person, status, line, reason, fills, matches } = entry
  const [match] = matches
  if (status === 'failed') {
    return (
      <p className="wrap-anywhere">
        <span className="tabular text-ink-soft">{words.line(line)}</span>{' '}
        {[person.name || person.orcid, reason].filter(Boolean).join(': ')}
      </p>
    )
  }
  const { positions, socialLinks } = person
  return (
    <EntryChoice isChosen={isChosen} onChoose={onChoose}>
      <span className="font-medium">{person.name || person.orcid}</span>
      <span className="text-ink-soft">
        {[
          words.line(line),
          person.designation,
          person.team && words.inTeam(person.team),
          person.email,
          person.name && person.orcid,
          positions.length > 0 && words.positions(positions.length),
          socialLinks.length > 0 && words.links(socialLinks.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {match && (
        <span>
          {`${words.sameAs(match.name)}. `}
          {fills.length > 0 ? words.fills(fills) : words.nothingToFill}
        </span>
      )}
      {reason && <span className="text-accent">{reason}</span>}
    </EntryChoice>
  )
}
