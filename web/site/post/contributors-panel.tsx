import { projectLabels } from '#contract/content/labels/projects.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { maxContributorTextLength } from '#web/content/shown-lengths.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import type { ProjectPerson } from './project-view.ts'

const sizes = '(min-width: 64rem) 20rem, (min-width: 40rem) 33vw, 50vw'

export function ContributorsPanel({ people }: { people: readonly ProjectPerson[] }) {
  const words = useStrings(projectLabels)
  return (
    <Container className="py-12 lg:py-16">
      <h2 className="display mb-6 text-3xl not-print:sr-only">{words.contributors}</h2>
      {people.length === 0 && <EmptyState {...words.emptyContributors} />}
      <ul className="grid grid-cols-2 print:gap-y-4! gap-x-5 gap-y-10 sm:grid-cols-3 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-14">
        {people.map((person) => (
          <Contributor key={person.id} person={person} />
        ))}
      </ul>
    </Container>
  )
}

function Contributor({ person }: { person: ProjectPerson }) {
  const words = useStrings(projectLabels)
  const { id, name, profilePic, qualifications, designation } = person
  return (
    <li className="min-w-0">
      <div className="aspect-square overflow-clip rounded-lg bg-sunk print:hidden">
        {profilePic ? (
          <Picture
            src={profilePic}
            alt=""
            sizes={sizes}
            className="hairline size-full rounded-lg object-cover"
          />
        ) : (
          <Monogram name={name} className="size-full" />
        )}
      </div>
      <h3 className="display mt-4 line-clamp-3 break-words text-xl">
        <Link
          to={personPath({ _id: id, name })}
          className="text-ink no-underline hover:text-signal-strong hover:underline"
        >
          {name.trim() || words.unnamed}
        </Link>
      </h3>
      <EntryText
        of={person}
        name="qualifications"
        text={truncateText(qualifications, maxContributorTextLength)}
        title={qualifications}
        className="mt-1 break-words text-ink-soft text-sm"
      />
      <EntryText
        of={person}
        name="designation"
        text={truncateText(designation, maxContributorTextLength)}
        title={designation}
        className="mt-1 break-words text-signal text-sm"
      />
    </li>
  )
}
