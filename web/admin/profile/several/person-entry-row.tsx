import type { PeopleImportEntry } from '#contract/profile/people-import.ts'
import { ImportEntryCheckbox } from '#web/admin/editor/import/entry-choice.tsx'
import { peopleImportStrings as strings } from './people-import-strings.ts'

type PersonEntryRowProps = {
  entry: PeopleImportEntry
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function ImportedPersonRow({ entry, isChosen, onChoose }: PersonEntryRowProps) {
  const { person, status, line, reason, fills, matches } = entry
  const [match] = matches
  if (status === 'failed') {
    return (
      <p className="wrap-anywhere">
        <span className="tabular text-ink-soft">{strings.line(line)}</span>{' '}
        {[person.name || person.orcid, reason].filter(Boolean).join(': ')}
      </p>
    )
  }
  const { positions, socialLinks } = person
  return (
    <ImportEntryCheckbox isChosen={isChosen} onChoose={onChoose}>
      <span className="font-medium">{person.name || person.orcid}</span>
      <span className="text-ink-soft">
        {[
          strings.line(line),
          person.designation,
          person.team && strings.inTeam(person.team),
          person.email,
          person.name && person.orcid,
          positions.length > 0 && strings.positions(positions.length),
          socialLinks.length > 0 && strings.links(socialLinks.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {match && (
        <span>
          {`${strings.sameAs(match.name)}. `}
          {fills.length > 0 ? strings.fills(fills) : strings.nothingToFill}
        </span>
      )}
      {reason && <span className="text-accent">{reason}</span>}
    </ImportEntryCheckbox>
  )
}
