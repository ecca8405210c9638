import { setTimeout as wait } from 'node:timers/promises'
import { type Answer, fetchRaw } from './answer.ts'
import { type Running, temporaryFolder } from './child.ts'
import { addLanguage, callIn, inLanguage } from './language.ts'
import type { LoadProcess } from './load.ts'
import type { Order } from './load-process.ts'
import { startProxy } from './nginx.ts'
import type { Row } from './report.ts'
import { bareName, type Contender, runRounds } from './rounds.ts'
import { type Start, startSalus, timeStarts } from './salus.ts'
import { seed } from './seed.ts'
import { layOutAnswers, startBare, startNginxTwin } from './twins.ts'
import { measureUncached } from './uncached.ts'
import { memoryMb, peakMemoryMb } from './usage.ts'

export interface Effort {
  readonly starts: number
  readonly rounds: number
  readonly seconds: number
  readonly renders: number
  /** Number of first visits per page. */
  readonly visits: number
}

export interface Tools {
  readonly load: LoadProcess
  readonly nginx: string | undefined
  readonly effort: Effort
}

/** All results for one number of publications. */
export interface SizeResult {
  readonly rows: readonly Row[]
  readonly start: Start
  readonly idleMb: number
  /** Peak memory under load of pages and parts of the list. */
  readonly loadMb: number
  /** Peak memory after requests of the whole list. */
  readonly wholeListMb: number
}

/** Number of publications on a page. */
export const perPage = 25
const list = '/api/v1/publication/showAllPublications'
const asWanted = [
  { what: 'page, from memory', path: inLanguage('/publications') },
  { what: `JSON, ${perPage} of the list`, path: callIn(`${list}?limit=${perPage}`) },
  { what: 'JSON, the whole list', path: callIn(list) },
]
const [memoryPage, partOfList, wholeList] = [0, 1, 2]

/** Uses a server of its own, so that fetching the whole list does not affect measurements. */
const fetchAnswers = async (dataDir: string): Promise<Answer[]> => {
  const salus = await startSalus(dataDir)
  const answers: Answer[] = []
  for (const { path } of asWanted) answers.push(await fetchRaw(salus.url + path))
  await salus.stop()
  return answers
}

/** Fills a database, starts the servers and measures all of them. */
export const measureSize = async (
  publications: number,
  { load, nginx, effort }: Tools,
): Promise<SizeResult> => {
  const say = (what: string) => console.log(`  ${publications.toLocaleString('en')}: ${what}`)
  const dataDir = temporaryFolder()
  say('filling the database')
  const token = await seed(dataDir, { publications })
  await addLanguage(dataDir)
  const answers = await fetchAnswers(dataDir)
  say('starting')
  const start = await timeStarts(dataDir, effort.starts)

  const folder = layOutAnswers(answers)
  const bare = await startBare(folder)
  const twin = nginx && (await startNginxTwin(nginx, folder, answers))
  const salus = await startSalus(dataDir)
  await wait(1000)
  const idleMb = memoryMb(salus.pids)
  const proxy = nginx && (await startProxy(nginx, salus))
  const rows: Row[] = []

  const compare = async (at: number, order: Omit<Order, 'url'>, more: Contender[] = []) => {
    const { what = '', path = '' } = asWanted[at] ?? {}
    say(what)
    const contenders: Contender[] = [
      { name: 'Salus', server: salus, path },
      { name: bareName, server: bare, path: `/${at}` },
      ...(twin ? [{ name: 'nginx, from disk', server: twin, path: `/${at}` }] : []),
      ...more,
    ]
    const bytes = answers[at]?.body.length ?? 0
    const standings = await runRounds(load, contenders, effort.rounds, order)
    rows.push(...standings.map((standing) => ({ publications, what, bytes, ...standing })))
  }

  const render = async (page: number) => {
    const what = `page ${page}, rendered`
    say(what)
    const path = inLanguage(page === 1 ? '/publications' : `/publications?page=${page}`)
    const [shot] = await measureUncached([{ server: salus, token }], () => path, effort.renders)
    if (!shot) return
    const bytes = (await fetchRaw(salus.url + path)).body.length
    const barely = rows.find(({ name }) => name === bareName)?.cpuMsPerRequest ?? Number.NaN
    const timesBare = shot.cpuMsPerRequest / barely
    rows.push({ publications, what, name: 'Salus', bytes, ...shot, timesBare })
  }

  const busy = { connections: 10, seconds: effort.seconds, atMost: 100_000 }
  const behind = proxy && {
    name: 'Salus behind nginx',
    server: proxy,
    path: inLanguage('/publications'),
  }
  await compare(memoryPage, busy, behind ? [behind] : [])
  await render(1)
  await render(Math.ceil(publications / perPage))
  await compare(partOfList, busy)
  const loadMb = peakMemoryMb(salus.pids)
  // A response has megabytes, so a few are enough.
  const atMost = Math.max(4, Math.round(50_000 / publications))
  await compare(wholeList, { connections: 2, seconds: 60, atMost })
  const wholeListMb = peakMemoryMb(salus.pids)

  const all: (Running | undefined | '')[] = [proxy, twin, bare, salus]
  for (const server of all) if (server) await server.stop()
  return { rows, start, idleMb, loadMb, wholeListMb }
}
