import { lazy, Suspense, useState } from 'react'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { AlumniList } from './alumni-list.tsx'
import type { TeamData } from './load-team.ts'
import { useOpenPerson } from './open-person.ts'
import { PeopleInDetail } from './people-in-detail.tsx'
import { TeamGroups } from './team-groups.tsx'
import { useKnownPeople } from './use-known-people.ts'

// Only those who open someone need the dialog.
const PersonDialog = lazy(async () => ({
  default: (await import('./person-dialog.tsx')).PersonDialog,
}))

/** The groups, and whoever the address asks for in a dialog above them. */
export function TeamView({ team }: { team: TeamData<ProseTree> }) {
  const known = useKnownPeople(team)
  const { id, close } = useOpenPerson()
  const person = id === null ? undefined : known.people.get(id)
  const [isNeeded, setNeeded] = useState(false)
  if (person && !isNeeded) setNeeded(true)

  const aboutOf = (asked: string) => {
    const tree = known.abouts[asked]
    return tree && <Prose tree={tree} sizes="(min-width: 42rem) 38rem, 90vw" />
  }
  return (
    <>
      <TeamGroups
        sections={team.sections}
        known={known}
        isEveryoneWanted={id !== null && person === undefined}
      />
      <AlumniList alumni={team.alumni} />
      {/* What the dialogs hold, for readers without scripts; others pay a few bytes and no elements. */}
      <noscript>
        <PeopleInDetail {...team} hasWayBack className="border-line border-t pt-8" />
      </noscript>
      {isNeeded && (
        <Suspense>
          <PersonDialog person={person} aboutOf={aboutOf} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
