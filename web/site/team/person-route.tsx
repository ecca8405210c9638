import { teamLabels } from '#contract/content/labels/team.ts'
import { teamContent } from '#contract/content/team.ts'
import { entryPages } from '#contract/entry-pages.ts'
import {
  peopleStringGroups,
  publicationStringGroups,
  type RouteStringGroups,
} from '#web/content/string-groups.ts'
import { buildProfilePageJsonLd } from '#web/head/json-ld-person.ts'
import { stringsFromMatches } from '#web/head/site-of.ts'
import { entryLoaders } from '#web/site/entry-loads.server.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntryFromParams } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/person-route.ts'
import { PersonPage } from './person-page.tsx'
import type { PersonView } from './person-view.ts'

export const strings = [
  peopleStringGroups,
  publicationStringGroups,
  'collectionLabels',
] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) => loadEntryFromParams(args, entryLoaders.profile)

export const meta: Route.MetaFunction = createEntryMeta(
  { path: entryPages.person.list, words: teamContent },
  (person: PersonView, { title }, matches) => {
    const name = person.name.trim() || stringsFromMatches(matches, teamLabels).unnamed
    return {
      name,
      description: person.description || [name, person.designation].filter(Boolean).join(', '),
      card: { kind: title, note: person.designation },
      feed: { title: name, path: `/person/${person._id}/feed.xml` },
      picture: person.profilePic,
      things: (site) => [buildProfilePageJsonLd(site, person)],
    }
  },
)

export default function Person({ loaderData: person }: Route.ComponentProps) {
  return <PersonPage key={person._id} entry={person} />
}
