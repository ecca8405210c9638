import { teamLabels } from '#contract/content/labels/team.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { useLatinNameLanguage } from '#web/content/name-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { PersonPicture } from '#web/site/parts/person-picture.tsx'
import { Link } from '#web/ui/link.tsx'
import { importPersonDialog } from './load-person-dialog.ts'
import type { TeamPerson } from './load-team.ts'
import { useOpenPersonOnClick } from './open-person.ts'
import { PersonSocialIcons } from './social-icons.tsx'

type PersonCardProps = {
  person: TeamPerson
  heading: 'h3' | 'h4'
  /** Whether visitors see this card first, so that its picture is loaded with priority. */
  isFirst: boolean
}

const sizes = '(min-width: 96rem) 21rem, (min-width: 80rem) 30vw, (min-width: 48rem) 45vw, 90vw'

/** Card of a person. A click opens a dialog with details or, without JavaScript, the person's page. */
export function PersonCard({ person, heading: Heading, isFirst }: PersonCardProps) {
  const words = useStrings(teamLabels)
  const name = person.name.trim() || words.unnamed
  const languageOf = useLatinNameLanguage()
  const open = useOpenPersonOnClick(person._id)
  return (
    <article className="group relative flex h-full flex-col">
      <PersonPicture name={name} src={person.profilePic} sizes={sizes} priority={isFirst} />
      <Heading {...languageOf(name)} className="display mt-4 text-xl">
        <Link
          to={personPath(person)}
          data-person={person._id}
          onClick={open}
          onPointerEnter={importPersonDialog}
          onFocus={importPersonDialog}
          className="line-clamp-3 text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-signal focus-visible:after:-outline-offset-2 group-hover:text-signal-strong"
        >
          {name}
        </Link>
      </Heading>
      <EntryText
        of={person}
        name="designation"
        className="mt-1 line-clamp-3 text-ink-soft text-sm"
      />
      <PersonSocialIcons name={name} links={person.socialLinks} className="relative mt-2 w-fit" />
    </article>
  )
}
