import type { SalusClient } from '#contract/api.ts'
import type { Localization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import { toListedItems } from '#web/site/parts/items/listed-items.ts'
import { listPageUrl } from './list-address.ts'

interface Tools {
  readonly client: SalusClient
  readonly speech?: Localization | undefined
}

type About = Readonly<
  Partial<Record<'person' | 'project' | 'publication' | 'grant' | 'item', string>>
>

/** Loads the items that refer to an entry, by collection, for the page of the entry. */
export const loadReferringItems = async ({ client, speech }: Tools, about: About) => {
  const { collections: found } = await client.item.referringItems(about)
  if (found.length === 0) return []
  const { collections } = await client.collection.collections()
  const [ownId = ''] = Object.values(about)
  return collections.flatMap((collection) => {
    const referring = found.find((each) => each.collection === collection.key)
    if (!referring) return []
    const { key, names, folder, untranslated } = collection
    return {
      key,
      name: names.many,
      ...pickUntranslated({ untranslated }),
      total: referring.total,
      list: listPageUrl(`/${folder}`, about),
      ...toListedItems(collection, referring.items, { speech, collections, ownId }),
    }
  })
}

export type ReferringItemsView = Awaited<ReturnType<typeof loadReferringItems>>[number]
