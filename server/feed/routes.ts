import type { FastifyInstance } from 'fastify'
import type { SalusClient } from '#contract/api.ts'
import { projectPath } from '#contract/post/project-page.ts'
import { personPath } from '#contract/profile/person-page.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import { sendResponse, storeResponse } from '#server/base/cache/stored-response.ts'
import { clientKey } from '#server/base/http/client-address.ts'
import { apiHeaders } from '#server/base/http/security-headers.ts'
import { readAsVisitor } from '#server/base/reader/read-as.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import type { Services } from '#server/services.ts'
import { toAtom } from './atom.ts'
import { toCalendar } from './calendar.ts'
import { type Feed, newest } from './entries.ts'
import { toJsonFeed } from './json-feed.ts'
import { milestoneDays, newMilestones } from './milestones.ts'
import {
  nameOfPerson,
  newPosts,
  newProgress,
  newProjects,
  newPublications,
  titleOfProject,
} from './store.ts'

type Options = Pick<Services, 'database' | 'limits' | 'now' | 'publicUrl'> & {
  readonly client: SalusClient
  readonly cache: ResponseCache
  /** Headers every answer carries besides its own. */
  readonly headers: Readonly<Record<string, string>>
}

const types = {
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
}

const idPart = ':id(^[0-9a-zA-Z]{26}$)'

/** Serves what is new as feeds, and the days of milestones as a calendar. */
export const mountFeeds = (app: FastifyInstance, options: Options): void => {
  const { client, cache, limits, publicUrl, headers } = options
  const { queries } = options.database

  const serve = (
    url: string,
    type: string,
    make: (reader: Reader, id: string) => Promise<string>,
  ): void => {
    app.route<{ Params: { id?: string } }>({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) => {
        await limits.take('readsPerClient', clientKey(request.ip))
        const id = request.params.id?.toLowerCase() ?? ''
        const response = await cache.get(`feed:${url}:${id}`, async () => {
          const reader = await readAsVisitor(options)
          const own = { 'content-type': type, 'cache-control': 'public, no-cache' }
          return storeResponse(200, { ...apiHeaders, ...own, ...headers }, await make(reader, id))
        })
        reply.hijack()
        sendResponse(response, request.raw, reply.raw)
      },
    })
  }

  const about = async (what: string) => {
    const { settings } = await client.settings.getSettings()
    return {
      title: what ? `${settings.name}: ${what}` : settings.name,
      subtitle: settings.tagline,
      author: settings.name,
      publicUrl,
    }
  }

  const feed = async (what: string, part: Pick<Feed, 'path' | 'page' | 'entries'>) => ({
    ...(await about(what)),
    ...part,
  })

  const everything = async (path: string, reader: Reader) =>
    feed('', {
      path,
      page: '/',
      entries: newest(
        await newPublications(queries, reader),
        await newProjects(queries, reader),
        await newProgress(queries, reader),
        await newMilestones(queries, reader),
        await newPosts(queries, reader),
      ),
    })

  serve('/feed.xml', types.atom, async (reader) => toAtom(await everything('/feed.xml', reader)))
  serve('/feed.json', types.json, async (reader) =>
    toJsonFeed(await everything('/feed.json', reader)),
  )
  serve('/publications/feed.xml', types.atom, async (reader) => {
    const entries = await newPublications(queries, reader)
    const part = { path: '/publications/feed.xml', page: '/publications', entries }
    const { content } = await client.site.getContent({ page: 'publications' })
    return toAtom(await feed(String(content['publications.title']), part))
  })
  serve('/research/feed.xml', types.atom, async (reader) => {
    const entries = newest(await newProgress(queries, reader), await newMilestones(queries, reader))
    const part = { path: '/research/feed.xml', page: '/research', entries }
    return toAtom(await feed('Research & Development', part))
  })
  serve('/news/feed.xml', types.atom, async (reader) => {
    const entries = await newPosts(queries, reader)
    return toAtom(await feed('News', { path: '/news/feed.xml', page: '/news', entries }))
  })
  serve(`/person/${idPart}/feed.xml`, types.atom, async (reader, person) => {
    const name = await nameOfPerson(queries, reader, person)
    const entries = newest(
      await newPublications(queries, reader, { person }),
      await newProgress(queries, reader, { person }),
    )
    const page = personPath({ _id: person, name })
    return toAtom(await feed(name, { path: `/person/${person}/feed.xml`, page, entries }))
  })
  serve(`/project/${idPart}/feed.xml`, types.atom, async (reader, project) => {
    const title = await titleOfProject(queries, reader, project)
    const entries = newest(
      await newPublications(queries, reader, { project }),
      await newProgress(queries, reader, { project }),
      await newMilestones(queries, reader, { project }),
    )
    const page = projectPath({ _id: project, title })
    return toAtom(await feed(title, { path: `/project/${project}/feed.xml`, page, entries }))
  })
  serve('/research/milestones.ics', types.calendar, async (reader) => {
    const { title } = await about('Milestones')
    return toCalendar(title, publicUrl, await milestoneDays(queries, reader, publicUrl))
  })
}
