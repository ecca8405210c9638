import { teamContent } from '#contract/content/team.ts'
import { pictureFacts } from '#contract/picture.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import { team as words } from '#web/content/team.ts'
import { person as personThing } from '#web/head/json-ld-person.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import type { Route } from './+types/person-route.ts'
import { aboutPerson } from './about-person.server.ts'
import { PersonPage } from './person-page.tsx'
import { viewPerson } from './person-view.ts'

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  const { client } = context.get(renderContext)
  const reply = await orUnavailable(client.profile.getSingleProfile({ id: id.toLowerCase() }), {
    note: loadErrors.person,
  })
  return viewPerson(reply, { toProse: aboutPerson, plainText })
}

export const meta: Route.MetaFunction = ({ matches, loaderData: person }) => {
  if (!person) return []
  const { path, profilePic } = person
  const name = person.name.trim() || words.unnamed
  return pageMeta(matches, {
    name,
    path,
    description: person.description || [name, person.designation].filter(Boolean).join(', '),
    feed: { title: name, path: `/person/${person._id}/feed.xml` },
    parents: [{ name: siteWords(matches, teamContent).title, path: '/team' }],
    pictures: profilePic ? [{ path: profilePic, alt: name, ...pictureFacts(profilePic) }] : [],
    things: (site) => [personThing(site, person)],
  })
}

export default function Person({ loaderData: person }: Route.ComponentProps) {
  return <PersonPage key={person._id} person={person} />
}
