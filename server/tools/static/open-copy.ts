import { AsyncLocalStorage } from 'node:async_hooks'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { LoaderTimes } from '#contract/lifecycle/render.ts'
import type { ResponseCache } from '#server/base/cache/response-cache.ts'
import { storePlain } from '#server/base/cache/stored-response.ts'
import { type Reads, recordReads } from '#server/base/db/reads.ts'
import { anything } from '#server/base/db/tags.ts'
import type { Limits } from '#server/base/http/limits.ts'
import { type Head, readHead } from '#server/public/share/read-head.ts'
import type { Services } from '#server/services.ts'
import type { StaticPlace } from './place.ts'
import { sheetAddress } from './sheets.ts'

/** What the site answers an address with. */
export interface Got {
  readonly status: number
  readonly type: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
  /** The same as text; empty of a picture, which takes long to read as one. */
  readonly text: string
  /** What it is made of; anything, where that is not known. */
  readonly reads: Reads
}

/** The whole site as it would be at another place, within this process. */
export interface SiteCopy {
  readonly place: StaticPlace
  /** The style sheets of the pages that were asked for, by their addresses in the site. */
  readonly sheets: ReadonlyMap<string, string>
  get(path: string): Promise<Got>
  close(): Promise<void>
}

/** Makes the whole site: the application hands itself in, so that it can import what copies it. */
export type CreateSite = (
  services: Services,
  options: {
    readonly trustProxy: readonly string[]
    readonly loaders: LoaderTimes
    readonly development: boolean
    readonly copied: {
      readonly place: StaticPlace
      readonly cache: ResponseCache
      headAt(path: string): Head | undefined
      keepSheet(sheet: string): string
    }
  },
) => Promise<{ readonly app: Pick<FastifyInstance, 'inject'>; stop(): Promise<void> }>

/** Without limits: copying the site requests everything. */
const noLimits: Limits = {
  take: async () => undefined,
  allows: () => true,
  giveBack: async () => undefined,
  forgive: async () => undefined,
  sweep: async () => undefined,
}

const unknown: Reads = { tags: new Set([anything]), staleAt: Number.POSITIVE_INFINITY }

const both = (one: Reads, other: Reads): Reads => ({
  tags: one.tags.union(other.tags),
  staleAt: Math.min(one.staleAt, other.staleAt),
})

/** Opens the site once more, for someone who copies it; the one that visitors see goes on as it is. */
export const openCopy = async (
  createSite: CreateSite,
  services: Services,
  place: StaticPlace,
  loaders: LoaderTimes,
): Promise<SiteCopy> => {
  const { database } = services
  const asked = new AsyncLocalStorage<{ reads?: Reads }>()
  const note = (reads: Reads): void => {
    const current = asked.getStore()
    if (current) current.reads = current.reads ? both(current.reads, reads) : reads
  }
  // Nobody asks twice for the same.
  const cache: ResponseCache = {
    store: storePlain,
    peek: () => undefined,
    get: async (_, make) => {
      const { result, reads } = await recordReads(make)
      note(reads)
      return result
    },
  }
  /** A picture for sharing says what stands in the head of its page: that need not be made again for it. */
  const heads = new Map<string, { readonly head: Head; readonly reads: Reads }>()
  const headAt = (path: string): Head | undefined => {
    const known = heads.get(path)
    if (known) note(known.reads)
    return known?.head
  }
  const sheets = new Map<string, string>()
  const keepSheet = (sheet: string): string => {
    const address = sheetAddress(sheet)
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
      const current: { reads?: Reads } = {}
      // Asked once someone waits for the answer, so that must be within.
      const reply = await asked.run(
        current,
        async () => await app.inject({ method: 'GET', url: path, payloadAsStream: true }),
      )
      const body = await buffer(reply.stream())
      const type = String(reply.headers['content-type'] ?? '')
      const text = type.startsWith('image/') ? '' : body.toString()
      const { reads = unknown } = current
      // Cloned: a piece of a page's text would keep the whole text in memory.
      if (type.startsWith('text/html'))
        heads.set(path, { head: structuredClone(readHead(text)), reads })
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
