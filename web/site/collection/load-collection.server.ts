import { data } from 'react-router'
import type { Collection } from '#contract/collection/collection.ts'
import type { Item } from '#contract/item/item.ts'
import type { CollectionPage } from '#contract/lifecycle/render.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import { isUnknownIdError, loadOrErrorPage } from '#web/api/load-or-error-page.ts'
import { readPanelQuery } from '#web/api/panel-query.ts'
import { buildItemJsonLd } from '#web/head/json-ld-item.server.ts'
import { buildItemListJsonLd } from '#web/head/json-ld-list.ts'
import type { PageLoaderTools } from '#web/head/page-source.server.ts'
import { proseToPlainText } from '#web/prose/prose-to-plain-text.server.ts'
import { loadReferringItems } from '#web/site/parts/load-referring-items.ts'
import { type PublicationLinkView, toPublicationLink } from '#web/site/parts/named-entries.ts'
import { type NamedPublications, toItemView } from './item-view.ts'
import { loadItemList } from './load-list.ts'

const failure = { note: 'Failed to load collection' }

/** Tools of a loader, with the origin of the site and the language of the page for structured data. */
type Source = PageLoaderTools & { readonly publicUrl: string; readonly lang?: string | undefined }

const readCollections = async ({ client }: PageLoaderTools, key: string) => {
  const { collections } = await loadOrErrorPage(client.collection.collections({}), failure)
  const collection = collections.find((each) => each.key === key)
  if (collection === undefined) throw data(null, { status: 404 })
  return { collection, collections }
}

const siteOf = async ({ client, publicUrl, lang }: Source) => {
  const { settings } = await loadOrErrorPage(client.settings.getSettings(), failure)
  return { publicUrl, prefix: lang ? languagePathPrefix(lang) : '', settings }
}

const descriptionLength = 300

const loadList = async (source: Source, key: string, url: URL) => {
  const { client, speech, toProse } = source
  const { collection, collections } = await readCollections(source, key)
  const tools = { speech, collections, plainText: proseToPlainText }
  const { items, view } = await loadOrErrorPage(
    loadItemList(client, collection, url, tools),
    failure,
  )
  if (view.page !== readPanelQuery(url.searchParams).page) throw data(null, { status: 404 })
  const site = await siteOf(source)
  const intro = proseToPlainText(collection.intro).replaceAll(/\s+/g, ' ').trim()
  return {
    ...view,
    intro: collection.intro.trim()
      ? await toProse(collection.intro, { prefix: 'intro', level: 2 })
      : [],
    description: truncateText(intro, descriptionLength),
    things: items.length
      ? [buildItemListJsonLd(items.map((item) => buildItemJsonLd(site, collection, item)))]
      : [],
  }
}

const maxPublications = 20

/** Loads the publications that the fields of an item name. Leaves out those that cannot be read. */
const loadPublications = async (
  { client }: PageLoaderTools,
  { fields }: Collection,
  { values }: Item,
): Promise<NamedPublications> => {
  const named: Record<string, PublicationLinkView[]> = {}
  for (const { key, type, archived } of fields) {
    const value = values[key]
    if (archived || type !== 'publications' || !Array.isArray(value)) continue
    named[key] = []
    for (const entry of value.slice(0, maxPublications)) {
      const id = typeof entry === 'object' ? entry._id : ''
      try {
        const { publication } = await client.publication.getSinglePublication({ id })
        named[key].push(toPublicationLink({ ...publication, coins: '' }))
      } catch (error) {
        if (!isUnknownIdError(error)) throw error
      }
    }
  }
  return named
}

/** Loads an item for its page. Throws 404 if the collection has no such item. */
export const loadItem = async (source: Source, id: string, key?: string) => {
  const { client, speech, toProse } = source
  const { data: item } = await loadOrErrorPage(client.item.getItem({ id }), failure)
  if (key !== undefined && item.collection !== key) throw data(null, { status: 404 })
  const { collection, collections } = await readCollections(source, item.collection)
  const site = await siteOf(source)
  const tools = {
    speech,
    collections,
    toProse,
    plainText: proseToPlainText,
    embedHosts: site.settings.embedHosts,
  }
  const publications = await loadOrErrorPage(loadPublications(source, collection, item), failure)
  const view = await toItemView(collection, item, tools, publications)
  return {
    ...view,
    referring: await loadOrErrorPage(loadReferringItems(source, { item: id }), failure),
    things: [buildItemJsonLd(site, collection, item, view.description)],
  }
}

/** Loads the list of a collection or the page of one of its items. */
export const loadCollectionPage = (source: Source, { key, itemId }: CollectionPage, url: URL) =>
  itemId === undefined ? loadList(source, key, url) : loadItem(source, itemId, key)

export type CollectionPageView = Awaited<ReturnType<typeof loadCollectionPage>>
