import { blockLabels } from '#contract/content/labels/own-pages.ts'
import { teamLabels } from '#contract/content/labels/team.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { PersonPicture } from '#web/site/parts/person-picture.tsx'
import { Link } from '#web/ui/link.tsx'

interface Person {
  readonly id: string
  readonly path: string
  readonly name: string
  readonly designation: string
  readonly picture: string
  readonly untranslated?: readonly string[]
}

const sizes = '(min-width: 64rem) 14rem, (min-width: 40rem) 30vw, 45vw'

export function PeopleBlock({ people }: { people: readonly Person[] }) {
  const words = useStrings(blockLabels)
  const team = useStrings(teamLabels)
  const textLanguage = useFallbackLanguage()
  if (people.length === 0) return <p className="text-ink-faint">{words.nobody}</p>
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-4">
      {people.map((person) => {
        const name = person.name.trim() || team.unnamed
        return (
          <li key={person.id} className="group relative min-w-0">
            <PersonPicture name={name} src={person.picture} sizes={sizes} />
            <p className="display mt-3 break-words text-lg">
              <Link
                to={person.path}
                className="text-ink no-underline after:absolute after:inset-0 group-hover:text-signal-strong"
              >
                {name}
              </Link>
            </p>
            <p
              {...textLanguage(person, 'designation')}
              className="break-words text-ink-soft text-sm"
            >
              {person.designation}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
