import { team as words } from '#web/content/team.ts'
import { Link } from '#web/ui/link.tsx'
import type { PersonView } from './person-view.ts'

type PersonPublicationsProps = {
  person: Pick<PersonView, '_id' | 'publications' | 'total'>
}

/** The newest publications of a person, and the way to all of them. */
export function PersonPublications({ person }: PersonPublicationsProps) {
  return (
    <>
      <ol className="divide-y divide-line border-line border-y">
        {person.publications.map(({ id, path, title, authors, year, place }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 py-5 sm:grid-cols-[4rem_minmax(0,1fr)]">
            <p className="tabular text-ink-faint text-sm sm:pt-1">{year}</p>
            <div className="min-w-0">
              <Link
                to={path}
                className="break-words text-ink text-lg no-underline hover:text-signal-strong hover:underline"
              >
                {title}
              </Link>
              <p className="mt-1 line-clamp-3 break-words text-ink-soft text-sm">{authors}</p>
              <p className="mt-0.5 break-words text-ink-faint text-sm italic">{place}</p>
            </div>
          </li>
        ))}
      </ol>
      <Link to={`/publications?person=${person._id}`} className="link mt-5 inline-block">
        {words.allPublications(person.total)}
      </Link>
    </>
  )
}
