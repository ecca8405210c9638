import type { ReactNode } from 'react'
import { pictureVariant } from '#contract/picture.ts'
import { team as words } from '#web/content/team.ts'
import type { Person } from './load-team.ts'
import { personAnchor } from './open-person.ts'
import { PersonDetails } from './person-details.tsx'

type EveryoneProps = { people: readonly Person[]; aboutOf: (id: string) => ReactNode }

/** What the dialogs hold, for readers without scripts; others pay a few bytes and no elements for it. */
export function Everyone({ people, aboutOf }: EveryoneProps) {
  return (
    <noscript>
      <section aria-labelledby="everyone" className="border-line border-t pt-8">
        <h2 id="everyone" className="display mb-8 text-3xl">
          {words.everyone}
        </h2>
        <ul className="grid max-w-2xl gap-14">
          {people.map((person) => (
            <li key={person._id} id={personAnchor(person._id)}>
              <h3 className="display break-words text-xl">{person.name.trim() || words.unnamed}</h3>
              <p className="mt-1 mb-5 break-words text-ink-soft text-sm">{person.designation}</p>
              <PersonDetails
                person={person}
                picture={person.profilePic && <SmallPicture src={person.profilePic} />}
                about={aboutOf(person._id)}
              />
              <a href="#main" className="link mt-4 inline-block text-sm">
                {words.back}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </noscript>
  )
}

// One size in one format: there may be hundreds.
function SmallPicture({ src }: { src: string }) {
  return (
    <img src={pictureVariant(src, 320, 'webp')} alt="" width="320" height="320" loading="lazy" />
  )
}
