import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Everyone } from './everyone.tsx'
import type { TeamData } from './load-team.ts'
import { useOpenPerson } from './open-person.ts'
import { TeamGroups } from './team-groups.tsx'

// Only those who open someone need the dialog.
const PersonDialog = lazy(async () => ({
  default: (await import('./person-dialog.tsx')).PersonDialog,
}))

type TeamViewProps = TeamData & {
  /** The long text about a person, ready to be shown. */
  aboutOf: (id: string) => ReactNode
}

/** The groups, and whoever the address asks for in a dialog above them. */
export function TeamView({ sections, people, aboutOf }: TeamViewProps) {
  const byId = useMemo(() => new Map(people.map((person) => [person._id, person])), [people])
  const { id, close } = useOpenPerson()
  const person = id === null ? undefined : byId.get(id)
  const [isNeeded, setNeeded] = useState(false)
  if (person && !isNeeded) setNeeded(true)

  return (
    <>
      <TeamGroups sections={sections} people={byId} />
      <Everyone people={people} aboutOf={aboutOf} />
      {isNeeded && (
        <Suspense>
          <PersonDialog person={person} aboutOf={aboutOf} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
