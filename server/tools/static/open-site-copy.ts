import { AsyncLocalStorage } from 'node:async_hooks'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { LoadingAnimationTimes } from '#contract/lifecycle/render.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import { createUncompressedResponse } from '#server/base/cache/stored-response.ts'
import { type ReadDependencies, recordReadDependencies } from '#server/base/db/reads.ts'
import { anyChangeTag } from '#server/base/db/tags.ts'
import type { RateLimiter } from '#server/base/http/limits.ts'
import { readSharingMetadata, type SharingMetadata } from '#server/public/share/read-head.ts'
import type { Services } from '#server/services.ts'
import type { StaticCopyLocation } from './place.ts'
import { pageStyleSheetPath } from './sheets.ts'

/** The site's response to a path. */
export interface SiteResponse {
  readonly status: number
  readonly type: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
  /** The body as text, or empty for an image, which is slow to decode. */
  readonly text: string
  /** Cache tags that the response depends on, or `anything` if unknown. */
  readonly reads: ReadDependencies
}

/** An instance of the site in this process, configured for another place. */
export interface SiteInstanceForCopy {
  readonly place: StaticCopyLocation
  /** Style sheets of the requested pages, by path. */
  readonly sheets: ReadonlyMap<string, string>
  get(path: string): Promise<SiteResponse>
  close(): Promise<void>
}

/** Creates the whole site. The app passes this function in, so that it can import the code of static copies. */
export type CreateSite = (
  services: Services,
  options: {
    readonly trustProxy: readonly string[]
    readonly loaders: LoadingAnimationTimes
    readonly development: boolean
    readonly copied: {
      readonly place: StaticCopyLocation
      readonly cache: ResponseCache
      headAt(path: string): SharingMetadata | undefined
      keepSheet(sheet: string): string
    }
  },
) => Promise<{ readonly app: Pick<FastifyInstance, 'inject'>; stop(): Promise<void> }>

/** Rate limits that never reject, because a copy requests every page. */
const noLimits: RateLimiter = {
  take: async () => undefined,
  allows: () => true,
  uncount: async () => undefined,
  reset: async () => undefined,
  sweep: async () => undefined,
}

const unknown: ReadDependencies = {
  tags: new Set([anyChangeTag]),
  staleAt: Number.POSITIVE_INFINITY,
}

const both = (one: ReadDependencies, other: ReadDependencies): ReadDependencies => ({
  tags: one.tags.union(other.tags),
  staleAt: Math.min(one.staleAt, other.staleAt),
})

/** Opens another instance of the site for a copy. The one that visitors see keeps running. */
export const openSiteInstanceForCopy = async (
  createSite: CreateSite,
  services: Services,
  place: StaticCopyLocation,
  loaders: LoadingAnimationTimes,
): Promise<SiteInstanceForCopy> => {
  const { database } = services
  const requestReads = new AsyncLocalStorage<{ reads?: ReadDependencies }>()
  const note = (reads: ReadDependencies): void => {
    const current = requestReads.getStore()
    if (current) current.reads = current.reads ? both(current.reads, reads) : reads
  }
  // A copy requests nothing twice, so nothing is cached.
  const cache: ResponseCache = {
    store: createUncompressedResponse,
    peek: () => undefined,
    get: async (_, make) => {
      const { result, reads } = await recordReadDependencies(make)
      note(reads)
      return result
    },
  }
  /** Metadata of the rendered pages, so that drawing a sharing image need not render its page again. */
  const heads = new Map<
    string,
    { readonly head: SharingMetadata; readonly reads: ReadDependencies }
  >()
  const headAt = (path: string): SharingMetadata | undefined => {
    const known = heads.get(path)
    if (known) note(known.reads)
    return known?.head
  }
  const sheets = new Map<string, string>()
  const keepSheet = (sheet: string): string => {
    const address = pageStyleSheetPath(sheet)
    sheets.set(address, sheet)
    return place.base.slice(0, -1) + address
  }
  const ends: (() => void)[] = []
  const subscribe: typeof database.feed.subscribe = (listener) => {
    const end = database.feed.subscribe(listener)
    ends.push(end)
    return end
  }
  const feed = new Proxy(database.feed, {
    get: (of, name) => (name === 'subscribe' ? subscribe : Reflect.get(of, name)),
  })
  const { sharePictures } = services
  const { app, stop } = await createSite(
    {
      ...services,
      database: { ...database, feed },
      publicUrl: place.publicUrl,
      limits: noLimits,
      sharePictures: { ...sharePictures, get: sharePictures.getUnkept },
    },
    { trustProxy: [], loaders, development: false, copied: { place, cache, headAt, keepSheet } },
  )
  return {
    place,
    sheets,
    get: async (path) => {
      const current: { reads?: ReadDependencies } = {}
      // The response is rendered while its stream is read, so the request must run inside `run` for its
      // dependencies to be recorded.
      const reply = await requestReads.run(
        current,
        async () => await app.inject({ method: 'GET', url: path, payloadAsStream: true }),
      )
      const body = await buffer(reply.stream())
      const type = String(reply.headers['content-type'] ?? '')
      const text = type.startsWith('image/') ? '' : body.toString()
      const { reads = unknown } = current
      // Cloned, because a slice of the page's text keeps the whole text in memory.
      if (type.startsWith('text/html'))
        heads.set(path, { head: structuredClone(readSharingMetadata(text)), reads })
      return {
        status: reply.statusCode,
        type,
        headers: reply.headers,
        body,
        text,
        reads,
      }
    },
    close: async () => {
      for (const end of ends) end()
      await stop()
    },
  }
}
