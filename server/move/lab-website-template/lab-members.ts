import { smallestOf } from '#contract/list/any-length.ts'
import { readYamlOrTomlFile } from '../documents.ts'
import { type JekyllSite, readPeopleCollection } from '../jekyll-people/people-collections.ts'
import { toGroupLabel } from '../jekyll-people/person-like.ts'
import { orderByMention, readPeoplePages } from '../people/group-order.ts'
import { isFormerGroup } from '../people/person-name.ts'
import type { OldSitePerson } from '../person-entry.ts'
import { parseFrontMatter } from '../text/front-matter.ts'
import { tryParse } from '../text/unreadable-file.ts'
import { firstNonEmptyText, toRecord, toText } from '../text/values.ts'

const membersFolder = '_members/'

const readRoles = async ({ files }: JekyllSite) =>
  toRecord(await readYamlOrTomlFile(files, files.below('_data/types.', /\.ya?ml$/)[0]))

/** Returns roles and groups in the order in which the filters of the team page show them. */
const readShownOrder = async ({ files }: JekyllSite): Promise<string[]> => {
  const words: string[] = []
  for (const name of files.below(membersFolder, /\.(?:md|markdown)$/)) {
    const { role, group } = tryParse(parseFrontMatter, await files.peek(name))?.data ?? {}
    words.push(toText(role), toText(group))
  }
  return orderByMention(await readPeoplePages(files), words)
}

/** Reads the members of the lab-website-template, in the order of the team page. */
export const readLabMembers = async (site: JekyllSite): Promise<OldSitePerson[]> => {
  const roles = await readRoles(site)
  const order = await readShownOrder(site)
  const rankOf = (...words: readonly string[]) => {
    const places = words.map((word) => order.indexOf(word)).filter((place) => place >= 0)
    return places.length > 0 ? smallestOf(places) : order.length
  }
  const people = await readPeopleCollection(site, 'members', '', {
    keyOf: (slug) => `person/${slug}`,
    addressesOf: (slug) => [`/members/${slug}.html`, `/members/${slug}`],
    convert: ({ aliases, description, role, ...data }) => ({
      weight: rankOf(toText(role), toText(data.group)),
      ...data,
      other_names: aliases,
      role: firstNonEmptyText(
        description,
        toRecord(roles[toText(role)]).description,
        toGroupLabel(toText(role)),
      ),
    }),
  })
  return people.map((person) => ({
    ...person,
    teams: person.teams.filter((team) => !isFormerGroup(team)),
  }))
}
