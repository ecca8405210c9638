import { teamLabels } from '#contract/content/labels/team.ts'
import { pictureUrlAtLeast } from '#contract/media/picture-facts.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { useLatinNameLanguage } from '#web/content/name-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { Link } from '#web/ui/link.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { PeopleWithDescriptions } from './load-team.ts'
import { personAnchorOf } from './open-person.ts'
import { PersonDetails } from './person-details.tsx'

type PeopleInDetailProps = PeopleWithDescriptions<ProseTree> & {
  /** Whether each person has a link back to the cards at the top. */
  hasWayBack?: boolean
  className?: string
}

export function PeopleDetailsList({ people, abouts, hasWayBack, className }: PeopleInDetailProps) {
  const words = useStrings(teamLabels)
  const textLanguage = useFallbackLanguage()
  const languageOf = useLatinNameLanguage()
  return (
    <section aria-labelledby="everyone" className={className}>
      <h2 id="everyone" className="display mb-8 text-3xl">
        {words.everyone}
      </h2>
      <ul className="grid grid-cols-1 gap-x-20 gap-y-14 xl:grid-cols-2">
        {people.map((person) => {
          const about = abouts[person._id]
          return (
            <li key={person._id} id={personAnchorOf(person._id)} className="max-w-2xl scroll-mt-28">
              <h3 {...languageOf(person.name)} className="display break-words text-xl">
                <Link to={personPath(person)} className="text-ink no-underline hover:underline">
                  {person.name.trim() || words.unnamed}
                </Link>
              </h3>
              <p
                {...textLanguage(person, 'designation')}
                className="mt-1 mb-5 break-words text-ink-soft text-sm"
              >
                {person.designation}
              </p>
              <PersonDetails
                person={person}
                picture={person.profilePic && <SmallPicture src={person.profilePic} />}
                about={
                  about && (
                    <Prose
                      tree={about}
                      {...textLanguage(person, 'about')}
                      sizes="(min-width: 42rem) 38rem, 90vw"
                    />
                  )
                }
              />
              {hasWayBack && (
                <a href="#main" className="link mt-4 inline-block text-sm">
                  {words.back}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

// One size in one format keeps the page small if there are many people.
function SmallPicture({ src }: { src: string }) {
  return (
    <img
      src={pictureUrlAtLeast(src, 320, 'webp')}
      alt=""
      width="320"
      height="320"
      loading="lazy"
      className="hairline aspect-square rounded-lg object-cover"
    />
  )
}
