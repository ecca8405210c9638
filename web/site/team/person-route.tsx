import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { pictureFacts } from '#contract/media/picture-facts.ts'
import { type PageStrings, peopleStrings, publicationStrings } from '#web/content/string-groups.ts'
import { profilePage } from '#web/head/json-ld-person.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readPageSource } from '#web/head/page-source.server.ts'
import { siteWords } from '#web/head/site-of.ts'
import type { Route } from './+types/person-route.ts'
import { loadPerson } from './load-person.server.ts'
import { PersonPage } from './person-page.tsx'

export const strings = [peopleStrings, publicationStrings] satisfies PageStrings

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) =>
  loadPerson(await readPageSource(context), id.toLowerCase())

export const meta: Route.MetaFunction = ({ matches, loaderData: person }) => {
  if (!person) return []
  const { path, profilePic } = person
  const words = siteWords(matches, teamLabels)
  const name = person.name.trim() || words.unnamed
  return pageMeta(matches, {
    name,
    path,
    description: person.description || [name, person.designation].filter(Boolean).join(', '),
    card: { kind: siteWords(matches, teamContent).title, note: person.designation },
    feed: { title: name, path: `/person/${person._id}/feed.xml` },
    parents: [{ name: siteWords(matches, teamContent).title, path: '/team' }],
    pictures: profilePic ? [{ path: profilePic, alt: name, ...pictureFacts(profilePic) }] : [],
    things: (site) => [profilePage(site, person)],
  })
}

export default function Person({ loaderData: person }: Route.ComponentProps) {
  return <PersonPage key={person._id} person={person} />
}
