import { team as words } from '#web/content/team.ts'
import { Carousel } from '#web/ui/carousel.tsx'
import type { Person } from './load-team.ts'
import { PersonCard } from './person-card.tsx'
import type { TeamGroup, TeamSection } from './team-sections.ts'
import { useInSight } from './use-in-sight.ts'

type People = ReadonlyMap<string, Person>

/** The groups of the team, section by section, each a carousel of people. */
export function TeamGroups({
  sections,
  people,
}: {
  sections: readonly TeamSection[]
  people: People
}) {
  const first = sections[0]?.groups[0]?.people[0]
  return sections.map(({ heading, groups }) => {
    const id = `team-${groups[0]?.id}`
    const count = new Set(groups.flatMap((group) => group.people)).size
    return (
      <section
        key={id}
        aria-labelledby={id}
        className="border-line border-t pt-8 pb-16 last-of-type:pb-0 lg:pb-20"
      >
        <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2 id={id} className="display min-w-0 break-words text-3xl">
            {heading}
          </h2>
          <p className="tabular text-ink-faint text-sm">{words.people(count)}</p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {groups.map((group) => (
            <Group key={group.id} group={group} people={people} first={first} />
          ))}
        </div>
      </section>
    )
  })
}

// So many are on the page from the start; the rest of a large group comes when it is in sight.
const firstPeople = 12

type GroupProps = { group: TeamGroup; people: People; first: string | undefined }

function Group({ group, people, first }: GroupProps) {
  const { name, subheading } = group
  const [ref, isInSight] = useInSight<HTMLDivElement>()
  const shown = isInSight ? group.people : group.people.slice(0, firstPeople)
  return (
    <div ref={ref}>
      {subheading && (
        <h3 className="mb-5 break-words font-medium text-ink-soft text-lg">{subheading}</h3>
      )}
      <Carousel label={words.carousel(name)} perView="people" autoplayMs={2000} speedMs={800}>
        {shown.flatMap((id) => {
          const person = people.get(id)
          const heading = subheading ? 'h4' : 'h3'
          return person
            ? [<PersonCard key={id} {...{ person, heading }} isFirst={id === first} />]
            : []
        })}
      </Carousel>
    </div>
  )
}
