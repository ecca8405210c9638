import { lazy, Suspense, useState } from 'react'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { AlumniList } from './alumni-list.tsx'
import { importPersonDialog } from './load-person-dialog.ts'
import type { TeamData } from './load-team.ts'
import { useOpenPerson } from './open-person.ts'
import { PeopleDetailsList } from './people-in-detail.tsx'
import { TeamGroupSections } from './team-groups.tsx'
import { useLoadedPeople } from './use-known-people.ts'

const PersonDialog = lazy(async () => ({ default: (await importPersonDialog()).PersonDialog }))

export function TeamPageBody({ team }: { team: TeamData<ProseTree> }) {
  const knownPeople = useLoadedPeople(team)
  const { id, close } = useOpenPerson()
  const person = id === null ? undefined : knownPeople.people.get(id)
  const textLanguage = useFallbackLanguage()
  const [isNeeded, setNeeded] = useState(false)
  if (person && !isNeeded) setNeeded(true)

  const aboutOf = (asked: string) => {
    const tree = knownPeople.abouts[asked]
    return (
      tree && (
        <Prose
          tree={tree}
          {...textLanguage(knownPeople.people.get(asked), 'about')}
          sizes="(min-width: 42rem) 38rem, 90vw"
        />
      )
    )
  }
  return (
    <>
      <TeamGroupSections
        sections={team.sections}
        known={knownPeople}
        isEveryoneWanted={id !== null && person === undefined}
      />
      <AlumniList alumni={team.alumni} />
      {/* Details for visitors without JavaScript. Browsers with JavaScript create no elements for
          `noscript`. */}
      <noscript>
        <PeopleDetailsList {...team} hasWayBack className="border-line border-t pt-8" />
      </noscript>
      {isNeeded && (
        <Suspense fallback={<Opening />}>
          <PersonDialog person={person} aboutOf={aboutOf} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function Opening() {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-veil">
      <Spinner />
    </div>
  )
}
