import type { ReactNode } from 'react'
import { teamLabels } from '#contract/content/labels/team.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { TeamPerson } from './load-team.ts'
import { PersonFactList } from './person-facts.tsx'

type PersonDetailsProps = { person: TeamPerson; picture: ReactNode; about: ReactNode }

/** All information about a person except name and designation, which the heading shows. */
export function PersonDetails({ person, picture, about }: PersonDetailsProps) {
  const words = useStrings(teamLabels)
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="w-40 sm:w-48">{picture}</div>
      <PersonFactList person={person} />
      {about && (
        <section aria-label={words.about} className="border-line border-t pt-5 sm:col-span-2">
          {about}
        </section>
      )}
    </div>
  )
}
