import { commonAdminStrings, peopleFieldStrings } from '#web/admin/editor/editor-strings.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadPersonChoices } from '#web/api/load-people.ts'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { loadProjectChoices } from './projects-field.tsx'

type LoadChoices = () => Promise<readonly ChoiceOption[]>

/** Number of items of a collection that can be chosen. */
const maxItems = 2_000

export const loadGrantChoices: LoadChoices = async () => {
  const { grants } = await panelClient.grant.grants()
  return grants.map(({ _id, name, number }) => ({ id: _id, label: name, also: number }))
}

export const loadPublicationChoices: LoadChoices = async () => {
  const { entries } = await panelClient.publication.publicationEntries({ status: 'all' })
  return entries.map(({ _id, title, authors, publicationDate }) => ({
    id: _id,
    label: commonAdminStrings.named(title),
    also: `${authors} ${publicationDate.slice(0, 4)}`,
  }))
}

const loadItemChoices = async (collection: string): Promise<ChoiceOption[]> => {
  if (collection === '') {
    const { collections } = await panelClient.collection.collectionNames()
    return (await Promise.all(collections.map(({ key }) => loadItemChoices(key)))).flat()
  }
  const { items } = await panelClient.item.items({ collection, limit: maxItems })
  return items.map(({ _id, title, date }) => ({
    id: _id,
    label: commonAdminStrings.named(title),
    also: date,
  }))
}

const loaders: Readonly<Record<string, LoadChoices>> = {
  profile: () => loadPersonChoices(panelClient),
  post: loadProjectChoices,
  publication: loadPublicationChoices,
  grant: loadGrantChoices,
}

/** Returns a function that loads the entries of a kind to choose from. Items can be those of one collection. */
export const loadRelatedChoices = (entity: string, collection: string): LoadChoices => {
  const load = entity === 'item' ? () => loadItemChoices(collection) : loaders[entity]
  if (!load) throw new Error(`A list of ${entity} needs a form of its own`)
  return load
}

const strings = {
  profile: peopleFieldStrings,
  post: publicationPanelStrings.projectChoice,
  grant: publicationPanelStrings.grantChoice,
}

export const relatedChoiceStrings = (entity: string) =>
  Object.entries(strings).find(([kind]) => kind === entity)?.[1] ?? commonAdminStrings.choice
