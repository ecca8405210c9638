// npm run bench -- --long-lists: how long requests wait while a list of thousands of entries is read. See
// README.md.
import { request } from 'node:http'
import { pino } from 'pino'
import { api } from '#contract/api.ts'
import { type ApiCall, apiBasePath, type CallMap } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'
import { createApp } from '#server/app.ts'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { createServices } from '#server/services.ts'
import { temporaryFolder } from './child.ts'
import { fillTables } from './fill-tables.ts'
import { longestTurn } from './longest-turn.ts'
import { median } from './numbers.ts'
import { printTargets } from './report.ts'
import { seed } from './seed.ts'

const publications = 6_000
const rows = 3_000
const language = 'de'
const rounds = 3
const atMost = 100

const words = (word: string): string => `${word}+`.repeat(99)

/** Filters of publications, including the maximum number of words, found and not found, ASCII and not. */
const filters = [
  'status=all',
  'sort=title',
  'references=true',
  ...['search=brain', 'q=brain', `search=${words('e')}`, `search=${words('é')}`],
  ...[`q=${words('i')}`, `q=${words('–')}`],
].flatMap((query) => [query, `${query}&limit=20`])

const filtered = ['showAllPublications', 'publicationEntries'].flatMap((name) =>
  filters.map((query) => ({ path: `/publication/${name}?${query}`, isPublic: true })),
)

const hasList = ({ reply }: ApiCall): boolean =>
  Object.values(reply.shape).some((field) => field instanceof z.ZodArray)

/** All calls that return a list and need no input. */
const whole = Object.values<CallMap>(api).flatMap((calls) =>
  Object.values(calls)
    .filter((call) => call.method === 'GET' && hasList(call) && call.input.safeParse({}).success)
    .map(({ path, access }) => ({ path, isPublic: access === 'public' })),
)

const get = (url: string, headers: Record<string, string>): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`${url} answered with ${response.statusCode}`))
      })
      response.resume()
    })
    sent.on('error', reject).end()
  })

const nothing = async () => undefined

/** Starts Salus in this process, so that turns of its event loop can be measured. */
const serve = async (dataDir: string) => {
  const log = pino({ level: 'warn' })
  const database = await openIndexedDatabase({ dataDir, onError: (error) => log.error(error) })
  const services = await createServices({
    database,
    mailer: { send: nothing, reach: nothing, close: () => undefined },
    storage: createDiskStorage(`${dataDir}/media`),
    signup: { mode: 'approve', allowed: [] },
    publicUrl: 'http://127.0.0.1',
    workFolder: `${dataDir}/work`,
    rateLimits: false,
    log,
  })
  const loaders = { introMs: 0, transitionMs: 0 }
  const { app, stop } = await createApp(services, { trustProxy: [], loaders, development: false })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, stop, forget: () => database.feed.publish('everything') }
}

/** Fills a folder with long lists. Returns an administrator's token. */
const seedLongLists = async (dataDir: string): Promise<string> => {
  const token = await seed(dataDir, { publications, projects: 1_000, profiles: 1_000 })
  await fillTables(dataDir, rows, language)
  return token
}

/** Measures and prints. Returns whether every target was met. */
const measureLongLists = async (dataDir: string, token: string): Promise<boolean> => {
  const { url, stop, forget } = await serve(dataDir)
  const measure = async (path: string, who: string, headers: Record<string, string>) => {
    const turns: number[] = []
    for (let round = 0; round < rounds; round++) {
      forget()
      turns.push(await longestTurn(() => get(url + apiBasePath + path, headers)))
    }
    const what = `longest turn for ${who}: ${path.slice(0, 70)}`
    return { what, measured: median(turns), atMost, unit: ' ms' }
  }
  const targets = []
  for (const { path, isPublic } of [...whole, ...filtered]) {
    targets.push(await measure(path, 'an editor', { authorization: `Bearer ${token}` }))
    if (!isPublic) continue
    const translated = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
    targets.push(await measure(path, 'a visitor', { 'accept-encoding': 'gzip' }))
    targets.push(await measure(translated, 'a visitor', {}))
  }
  await stop()
  return printTargets(targets)
}

/** Seeds, measures and prints. Returns whether every target was met. */
export const runLongLists = async (): Promise<boolean> => {
  const dataDir = temporaryFolder()
  return measureLongLists(dataDir, await seedLongLists(dataDir))
}
