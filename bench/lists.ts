import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { fetchRaw } from './answer.ts'
import { temporaryFolder } from './child.ts'
import { addLanguage, callIn, inLanguage } from './language.ts'
import type { Shot } from './load.ts'
import { median } from './numbers.ts'
import { startSalus } from './salus.ts'
import { type Amounts, seed } from './seed.ts'
import { measureUncached } from './uncached.ts'
import { cpuMs } from './usage.ts'
import { openWrites, type Site } from './writes.ts'

type Subject = keyof Amounts

/** All calls that return growing lists, and the type of their rows. */
const lists: readonly (readonly [path: string, of: Subject])[] = [
  ['publication/showAllPublications', 'publications'],
  ['publication/showAllPublications?search=brain', 'publications'],
  ['post/getAllPosts', 'projects'],
  ['category/showAllCategories', 'projects'],
  ['profile/profiles', 'profiles'],
  ['team/all', 'profiles'],
]

const few: Required<Amounts> = { publications: 100, projects: 100, profiles: 100 }
const many: Required<Amounts> = { publications: 10_000, projects: 1_000, profiles: 1_000 }

/** Cost of one row of a list in a small and in a large database. */
export interface ListCost {
  readonly path: string
  readonly rows: readonly [few: number, many: number]
  /** Microseconds of processor time. */
  readonly perRow: readonly [few: number, many: number]
  /** Milliseconds of processor time for the whole list. */
  readonly whole: number
}

/** Cost of rendering a page, in a small and in a large database. */
export interface PageCost {
  readonly path: string
  readonly few: Shot
  readonly many: Shot
}

/** Repeats requests until about as many rows are read in either size, never from a cache. */
const costOf = async (site: Site, path: string, of: Subject, rows: number, rounds: number) => {
  const { server } = site
  const write = await openWrites(site, of)
  const times = Math.max(3, Math.round(10_000 / rows))
  const costs: number[] = []
  for (let round = -1; round < rounds; round++) {
    let used = 0
    for (let at = 0; at < times; at++) {
      await write()
      const before = cpuMs(server.pids)
      await fetchRaw(server.url + callIn(`/api/v1/${path}`))
      used += cpuMs(server.pids) - before
    }
    if (round >= 0) costs.push(used / times)
  }
  return median(costs)
}

const visitorOf = ({ server }: Site) =>
  createApiClient(api, { fetch: (path, init) => fetch(server.url + path, init) })

const newestProject = async (site: Site): Promise<string> => {
  const { posts } = await visitorOf(site).post.postTitles({ limit: 1 })
  return `/project/${posts[0]?._id}`
}

const someone = async (site: Site) => {
  const { profiles } = await visitorOf(site).profile.profileNames({ limit: 1 })
  if (!profiles[0]) throw new Error('There is nobody')
  return profiles[0]
}

const pages: readonly (readonly [
  name: string,
  pathOf: (site: Site) => string | Promise<string>,
])[] = [
  ...['/', '/publications', '/projects', '/team'].map((path) => [path, () => path] as const),
  ['a project', newestProject],
  ...['year=2026', 'type=Preprint', 'topic=brain', 'q=brain'].map(
    (filter) => [`/publications?${filter}`, () => `/publications?${filter}`] as const,
  ),
  ['/publications?person=…', async (site) => `/publications?person=${(await someone(site))._id}`],
  ['a person', async (site) => personPath(await someone(site))],
]

const startFilled = async (amounts: Amounts) => {
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, amounts)
  await addLanguage(dataDir)
  return { token, server: await startSalus(dataDir) }
}

/** Measures every list and every page with one, in both sizes. */
export const measureLists = async (
  rounds: number,
  renders: number,
): Promise<{ lists: ListCost[]; pages: PageCost[] }> => {
  const small = await startFilled(few)
  const large = await startFilled(many)
  const costs: ListCost[] = []
  for (const [path, of] of lists) {
    const rows = [few[of], many[of]] as const
    const little = await costOf(small, path, of, rows[0], rounds)
    const whole = await costOf(large, path, of, rows[1], rounds)
    const perRow = [(little / rows[0]) * 1000, (whole / rows[1]) * 1000] as const
    costs.push({ path, rows, perRow, whole })
  }
  const rendered: PageCost[] = []
  for (const [path, pathOf] of pages) {
    const pathInLanguage = async (site: Site) => inLanguage(await pathOf(site))
    const [few, many] = await measureUncached([small, large], pathInLanguage, renders)
    if (few && many) rendered.push({ path, few, many })
  }
  for (const { server } of [small, large]) await server.stop()
  return { lists: costs, pages: rendered }
}
