import { useEffect, useState } from 'react'
import type { ProfileUses } from '#contract/profile/profile.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { profilePanelStrings } from '#web/content/profile-panel-strings.ts'

const strings = profilePanelStrings.uses
const maxShown = 8

const linesOf = ({ teams, projects, progress }: ProfileUses): string[] => [
  ...teams.map(({ name }) => strings.team(name)),
  ...projects.map(({ name }) => strings.project(name)),
  ...new Set(progress.map(({ name }) => strings.progress(name))),
]

/** Lists entries that refer to a person, for the confirmation of a deletion. Shows nothing if loading fails. */
export function PersonReferences({ id }: { id: string }) {
  const [lines, setLines] = useState<readonly string[]>()
  useEffect(() => {
    browserApiClient.profile.profileUses({ profileId: id }).then(
      ({ uses }) => setLines(linesOf(uses)),
      () => undefined,
    )
  }, [id])
  if (!lines) return null
  if (lines.length === 0) return <p className="text-ink-soft">{strings.none}</p>
  const more = lines.length - maxShown
  return (
    <>
      <p>{strings.title}</p>
      <ul className="mt-1 list-disc pl-5 wrap-anywhere">
        {lines.slice(0, maxShown).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{strings.more(more)}</li>}
      </ul>
    </>
  )
}
