import type { SalusClient } from '#contract/api.ts'
import type { PanelKey } from '#web/admin/panels.ts'
import { panelAddress } from '#web/admin/shell/panel-address.ts'
import { palette } from '#web/content/commands.ts'
import type { Command, CommandGroup } from './commands.ts'

const perKind = 5
/** The longest search the lists take. */
export const searchLength = 200

interface Entry {
  readonly _id: string
  readonly name: string
  readonly note?: string
}

type GoTo = (address: string) => void

/** An entry whose place is its form, in a panel that is searched for it. */
const inPanel = (panel: PanelKey, goTo: GoTo) => (entry: Entry) =>
  goTo(panelAddress(panel, { search: entry.name.slice(0, searchLength), edit: entry._id }))

const groupOf = (
  value: string,
  entries: readonly Entry[],
  open: (entry: Entry) => void,
): CommandGroup => ({
  value,
  items: entries.map((entry): Command => {
    const { _id, name, note } = entry
    return { id: `${value}:${_id}`, label: name, ...(note && { note }), run: () => open(entry) }
  }),
})

/** What the site holds of that name, a few of each kind. */
export const findEntries = async (
  client: SalusClient,
  search: string,
  goTo: GoTo,
  signal: AbortSignal,
): Promise<CommandGroup[]> => {
  const part = { search, limit: perKind }
  const [{ posts }, { profiles }, { publications }, { teams }, { categories }] = await Promise.all([
    client.post.postTitles(part, signal),
    client.profile.profiles(part, signal),
    client.publication.showAllPublications(part, signal),
    client.team.teamNames(part, signal),
    client.category.showAllCategories(part, signal),
  ])
  const { found } = palette
  const groups = [
    groupOf(
      found.projects,
      posts.map(({ _id, title, category }) => ({ _id, name: title, note: category.name })),
      ({ _id }) => goTo(`/post/${_id}`),
    ),
    groupOf(
      found.people,
      profiles.map(({ _id, name, designation }) => ({ _id, name, note: designation })),
      inPanel('profiles', goTo),
    ),
    groupOf(
      found.publications,
      publications.map(({ _id, title, publicationDate }) => ({
        _id,
        name: title,
        note: publicationDate.slice(0, 4),
      })),
      inPanel('publications', goTo),
    ),
    groupOf(found.teams, teams, inPanel('teams', goTo)),
    groupOf(found.categories, categories, inPanel('category', goTo)),
  ]
  return groups.filter(({ items }) => items.length > 0)
}
