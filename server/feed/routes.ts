import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SalusClient } from '#contract/api.ts'
import { createNotFoundError } from '#contract/call/api-error.ts'
import { referenceFieldTypes } from '#contract/collection/collection-field.ts'
import { itemEntity } from '#contract/item/item.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import { sendStoredResponse } from '#server/base/cache/stored-response.ts'
import { entityDefinitions } from '#server/base/definition/definitions.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { rateLimitKeyOf } from '#server/base/http/client-address.ts'
import { apiSecurityHeaders } from '#server/base/http/security-headers.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import type { CollectionFolder } from '#server/collection/path-store.ts'
import type { FeedItemFilter } from '#server/item/feed-store.ts'
import { renderAtomFeed } from './atom.ts'
import { renderICalendar } from './calendar.ts'
import { type FeedContent, type FeedEntry, mergeNewestFeedEntries } from './feed-entries.ts'
import { renderFeedEntryHtml } from './full-html.ts'
import {
  listItemCalendarEntries,
  readFeedCollections,
  readItemFeedEntries,
} from './item-entries.ts'
import { renderJsonFeed } from './json-feed.ts'
import { listMilestoneCalendarEntries } from './milestone-days.ts'
import {
  type FeedEntityDefinition,
  feedEntityDefinitions,
  findFeedEntitiesReferencing,
} from './news-definitions.ts'
import { readFeedEntries, readFeedOwnerEntry } from './store.ts'

type Options = Pick<BaseServices, 'database' | 'limits' | 'now' | 'publicUrl'> & {
  readonly clientIn: (lang: string | undefined) => SalusClient
  /** Reads the current and former folders of collections. */
  readonly folders: () => Promise<ReadonlyMap<string, CollectionFolder>>
  readonly cache: ResponseCache
  /** Security headers of every response. */
  readonly headers: Readonly<Record<string, string>>
}

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
}

/** A language, or the folder of a collection. */
const firstPart = ':first(^[a-zA-Z0-9][-_a-zA-Z0-9]{0,59}$)'

interface Place {
  readonly lang: string | undefined
  readonly code: string
  readonly main: string
  readonly prefix: string
  readonly reader: ContentReader
}

const idPart = ':id(^[0-9a-zA-Z]{26}$)'

/** Adds routes for feeds of new entries and for the calendar of milestones. */
export const mountFeeds = (app: FastifyInstance, options: Options): void => {
  const { clientIn, cache, limits, publicUrl, headers, folders, now } = options
  const { queries } = options.database

  const respond = async (
    { ip, raw }: FastifyRequest,
    reply: FastifyReply,
    { key, lang, type }: { key: string; lang: string | undefined; type: string },
    make: (place: Place) => Promise<string>,
  ): Promise<void> => {
    await limits.take('readsPerClient', rateLimitKeyOf(ip))
    const place = await placeOf(lang)
    const response = await cache.get(`feed:${place.prefix}${key}`, async () => {
      const reader = await createReaderFor(options, null, { lang: place.lang })
      const feedHeaders = { 'content-type': type, 'cache-control': 'public, no-cache' }
      return cache.store(
        200,
        { ...apiSecurityHeaders, ...feedHeaders, ...headers },
        await make({ ...place, reader }),
      )
    })
    reply.hijack()
    sendStoredResponse(response, raw, reply.raw)
  }

  const serve = (
    url: string,
    type: string,
    make: (place: Place, id: string) => Promise<string>,
  ): void => {
    for (const path of [url, `/${firstPart}${url}`])
      app.route<{ Params: { id?: string; first?: string } }>({
        method: ['GET', 'HEAD'],
        url: path,
        handler: async (request, reply) => {
          const id = request.params.id?.toLowerCase() ?? ''
          const lang = request.params.first
          await respond(request, reply, { key: `${url}:${id}`, lang, type }, (place) =>
            make(place, id),
          )
        },
      })
  }

  /** Serves a file below the folders of collections, with and without a language. */
  const serveCollections = (
    file: string,
    type: string,
    make: (place: Place, collection: ItemDefinition, page: string) => Promise<string>,
    ofSite?: (place: Place) => Promise<string>,
  ): void => {
    for (const path of [`/${firstPart}/${file}`, `/${firstPart}/:folder/${file}`])
      app.route<{ Params: { first: string; folder?: string } }>({
        method: ['GET', 'HEAD'],
        url: path,
        handler: async (request, reply) => {
          const { first, folder: second } = request.params
          const name = (second ?? first).toLowerCase()
          const lang = second === undefined ? undefined : first
          const found = (await folders()).get(name)
          if (found === undefined) {
            if (second !== undefined || !ofSite) throw createNotFoundError('Page')
            return respond(request, reply, { key: `/${file}:`, lang: first, type }, ofSite)
          }
          const { id, folder } = found
          if (folder !== name)
            return reply.redirect(`${lang ? `/${lang}` : ''}/${folder}/${file}`, 301)
          await respond(
            request,
            reply,
            { key: `/${folder}/${file}`, lang, type },
            async (place) => {
              const [collection] = await readFeedCollections(queries, place.reader, [id])
              if (collection === undefined) throw createNotFoundError('Page')
              return make(place, collection, `/${folder}`)
            },
          )
        },
      })
  }

  const placeOf = async (requestedLang: string | undefined) => {
    const { languages } = await clientIn(undefined).site.getLanguages()
    const [first, ...others] = languages
    const main = first?.code ?? 'en'
    if (requestedLang === undefined) return { prefix: '', code: main, main, lang: undefined }
    const language = others.find(({ code }) => code.toLowerCase() === requestedLang.toLowerCase())
    if (language === undefined) throw createNotFoundError('Page')
    return {
      prefix: languagePathPrefix(language.code),
      code: language.code,
      main,
      lang: language.code,
    }
  }

  const about = async ({ lang, code, main }: Place, what: string) => {
    const { settings } = await clientIn(lang).settings.getSettings()
    return {
      title: what ? `${settings.name}: ${what}` : settings.name,
      subtitle: settings.tagline,
      author: settings.name,
      isSubtitleUntranslated: settings.untranslated?.includes('tagline') ?? false,
      publicUrl,
      lang,
      code,
      main,
    }
  }

  const feed = async (
    place: Place,
    what: string,
    part: Pick<FeedContent, 'path' | 'page'> & { readonly entries: readonly FeedEntry[] },
  ): Promise<FeedContent> => {
    const subject = await about(place, what)
    const { main } = place
    const root = publicUrl + place.prefix
    const entries: FeedContent['entries'][number][] = []
    // Rendering in sequence lets other requests run in between.
    for (const entry of part.entries)
      entries.push({ ...entry, html: await renderFeedEntryHtml(entry, { publicUrl, root, main }) })
    return { ...subject, ...part, entries }
  }

  const wordIn = async ({ lang }: Place, name: string) => {
    const content: Readonly<Record<string, unknown>> = (await clientIn(lang).site.getContent({}))
      .content
    return String(content[name])
  }

  const read = async (place: Place, all: readonly FeedEntityDefinition[]) => {
    const lists: FeedEntry[][] = []
    for (const definition of all)
      lists.push(await readFeedEntries(queries, place.reader, definition))
    return mergeNewestFeedEntries(...lists)
  }

  /** Reads the newest items of the collections in feeds. */
  const readItemsInFeeds = async ({ reader }: Place, filter?: FeedItemFilter) => {
    const followed = [...(await folders()).values()].filter(({ inFeed }) => inFeed)
    const ids = [...new Set(followed.map(({ id }) => id))]
    const collections = await readFeedCollections(queries, reader, ids)
    return readItemFeedEntries(queries, reader, collections, now(), filter)
  }

  const everything = async (path: string, place: Place) => {
    const entries = mergeNewestFeedEntries(
      await read(place, feedEntityDefinitions),
      await readItemsInFeeds(place),
    )
    return feed(place, '', { path, page: '/', entries })
  }

  const everythingAsAtom = async (place: Place) =>
    renderAtomFeed(await everything('/feed.xml', place))

  app.route({
    method: ['GET', 'HEAD'],
    url: '/feed.xml',
    handler: (request, reply) =>
      respond(
        request,
        reply,
        { key: '/feed.xml:', lang: undefined, type: types.atom },
        everythingAsAtom,
      ),
  })
  const feedOfCollection = async (place: Place, collection: ItemDefinition, page: string) => {
    if (!(await folders()).get(collection.folder)?.inFeed) throw createNotFoundError('Page')
    const entries = await readItemFeedEntries(queries, place.reader, [collection], now())
    const part = { path: `${page}/feed.xml`, page, entries }
    return renderAtomFeed(await feed(place, collection.many, part))
  }
  serveCollections('feed.xml', types.atom, feedOfCollection, everythingAsAtom)
  serveCollections('calendar.ics', types.calendar, async (place, collection) => {
    if (collection.dates === 'none') throw createNotFoundError('Page')
    const { title } = await about(place, collection.many)
    const root = publicUrl + place.prefix
    const range = { now: now(), root, main: place.main }
    const entries = await listItemCalendarEntries(queries, place.reader, collection, range)
    return renderICalendar(title, publicUrl, entries, collection.key)
  })
  serve('/feed.json', types.json, async (place) =>
    renderJsonFeed(await everything('/feed.json', place)),
  )

  for (const [page, all] of Map.groupBy(feedEntityDefinitions, (each) => each.page?.list)) {
    const name = all[0]?.news.feedName
    if (page === undefined || name === undefined) continue
    const path = `${page}/feed.xml`
    serve(path, types.atom, async (place) => {
      const part = { path, page, entries: await read(place, all) }
      return renderAtomFeed(await feed(place, await wordIn(place, name), part))
    })
  }

  for (const followed of entityDefinitions) {
    const all = findFeedEntitiesReferencing(followed.name)
    if (all.length === 0 || !followed.page || !('folder' in followed.page)) continue
    const { folder } = followed.page
    serve(`/${folder}/${idPart}/feed.xml`, types.atom, async (place, id) => {
      const { title, path: page } = await readFeedOwnerEntry(queries, place.reader, followed, id)
      const lists: FeedEntry[][] = []
      for (const [definition, field] of all)
        lists.push(await readFeedEntries(queries, place.reader, definition, { about: [field, id] }))
      const type = referenceFieldTypes.find((each) => itemEntity.fields[each].to === followed.name)
      if (type) lists.push(await readItemsInFeeds(place, { about: { type, id } }))
      const path = `/${folder}/${id}/feed.xml`
      return renderAtomFeed(
        await feed(place, title, { path, page, entries: mergeNewestFeedEntries(...lists) }),
      )
    })
  }

  serve('/research/milestones.ics', types.calendar, async (place) => {
    const { reader, main, prefix } = place
    const { title } = await about(place, await wordIn(place, 'projectLabels.milestones'))
    const root = publicUrl + prefix
    return renderICalendar(
      title,
      publicUrl,
      await listMilestoneCalendarEntries(queries, reader, { root, main }),
    )
  })
}
