import { teamLabels } from '#contract/content/labels/team.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Alumnus } from './load-team.ts'

export function AlumniList({ alumni }: { alumni: readonly Alumnus[] }) {
  const words = useStrings(teamLabels)
  const textLanguage = useFallbackLanguage()
  if (alumni.length === 0) return null
  return (
    <section
      aria-labelledby="alumni"
      className="max-lg:lazy-layout mt-16 border-line border-t pt-8 lg:mt-20"
    >
      <h2 id="alumni" className="display mb-6 text-2xl">
        {words.alumni}
      </h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {alumni.map(({ _id, name, designation, nextPosition, ...person }) => (
          <li key={_id} className="min-w-0">
            <Link to={personPath({ _id, name })} className="link break-words">
              {name.trim() || words.unnamed}
            </Link>
            <EntryText
              of={person}
              name="designation"
              text={designation}
              className="line-clamp-2 break-words text-ink-soft text-sm"
            />
            {nextPosition && (
              <p className="line-clamp-3 break-words text-ink-faint text-sm">
                {words.next}: <span {...textLanguage(person, 'nextPosition')}>{nextPosition}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
