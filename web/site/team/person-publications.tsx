import { formatCount } from '#contract/content/group.ts'
import { teamLabels } from '#contract/content/labels/team.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { PublicationRows } from '#web/site/parts/publication-rows.tsx'
import { ReferenceList } from '#web/site/parts/reference-list.tsx'
import { Link } from '#web/ui/link.tsx'
import type { PersonView } from './person-view.ts'

type PersonPublicationsProps = {
  person: Pick<PersonView, '_id' | 'publications' | 'references' | 'total'>
}

export function PersonPublications({ person }: PersonPublicationsProps) {
  const words = useStrings(teamLabels)
  const locale = useLocale()
  return (
    <>
      {person.references ? (
        <ReferenceList references={person.references} heading="h3" personId={person._id} />
      ) : (
        <PublicationRows publications={person.publications} />
      )}
      <Link
        to={`/publications?person=${person._id}`}
        className="link mt-5 inline-block print:hidden"
      >
        {formatCount(words.allPublications, person.total, locale)}
      </Link>
    </>
  )
}
