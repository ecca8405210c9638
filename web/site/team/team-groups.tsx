import { fillPlaceholders, formatCount } from '#contract/content/group.ts'
import { teamLabels } from '#contract/content/labels/team.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Carousel } from '#web/ui/carousel/carousel.tsx'
import { Link } from '#web/ui/link.tsx'
import type { TeamPerson } from './load-team.ts'
import { PersonCard } from './person-card.tsx'
import type { TeamGroup, TeamSection } from './team-sections.ts'
import type { LoadedPeople } from './use-known-people.ts'
import { useMorePeople } from './use-more-people.ts'

type TeamGroupsProps = {
  sections: readonly TeamSection[]
  known: LoadedPeople
  /** Whether to load all people now, because the URL opens a person who may not be loaded yet. */
  isEveryoneWanted: boolean
}

export function TeamGroupSections({ sections, known, isEveryoneWanted }: TeamGroupsProps) {
  const words = useStrings(teamLabels)
  const locale = useLocale()
  const first = sections[0]?.groups[0]?.people[0]
  const textLanguage = useFallbackLanguage()
  return sections.map(({ heading, groups, count, ...section }) => {
    const id = `team-${groups[0]?.id}`
    return (
      <section
        key={id}
        aria-labelledby={id}
        className="max-lg:lazy-layout border-line border-t pt-8 pb-16 last-of-type:pb-0 lg:pb-20"
      >
        <header className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2
            id={id}
            {...textLanguage(section, 'name')}
            className="display min-w-0 break-words text-3xl"
          >
            {heading}
          </h2>
          <p className="tabular text-ink-faint text-sm">
            {formatCount(words.people, count, locale)}
          </p>
        </header>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {groups.map((group) => (
            <Group
              key={group.id}
              group={group}
              known={known}
              first={first}
              isEveryoneWanted={isEveryoneWanted}
            />
          ))}
        </div>
      </section>
    )
  })
}

type GroupProps = Omit<TeamGroupsProps, 'sections'> & {
  group: TeamGroup
  first: string | undefined
}

function Group({ group, known, first, isEveryoneWanted }: GroupProps) {
  const words = useStrings(teamLabels)
  const locale = useLocale()
  const textLanguage = useFallbackLanguage()
  const { id, name, subheading, count } = group
  const [ref, rest] = useMorePeople(group, isEveryoneWanted, known.add)
  const early = group.people.flatMap((person) => known.people.get(person) ?? [])
  const shown: readonly TeamPerson[] = rest.length > early.length ? rest : early
  return (
    <div ref={ref} className="max-lg:lazy-layout">
      {subheading && (
        <h3
          {...textLanguage(group, 'name')}
          className="mb-5 break-words font-medium text-ink-soft text-lg"
        >
          {subheading}
        </h3>
      )}
      <Carousel
        label={fillPlaceholders(words.carousel, { group: name })}
        perView="people"
        autoplayMs={2000}
        speedMs={800}
      >
        {shown.map((person) => (
          <PersonCard
            key={person._id}
            person={person}
            heading={subheading ? 'h4' : 'h3'}
            isFirst={person._id === first}
          />
        ))}
      </Carousel>
      {count > group.people.length && (
        <Link to={`/team/${id}`} className="link mt-4 inline-block text-sm">
          {fillPlaceholders(words.all, { count: count.toLocaleString(locale) })}
        </Link>
      )}
    </div>
  )
}
