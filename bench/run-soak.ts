// npm run bench -- --soak [--quick]: a large site over a day of use, and its start. See README.md.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from './child.ts'
import { printFacts, printTargets } from './report.ts'
import { startSalus, timeStarts } from './salus.ts'
import { publicationOf, seed } from './seed.ts'
import { cpuMs, memoryMb, openFiles, peakMemoryMb } from './usage.ts'

interface Amount {
  /** As many drafts are added. */
  readonly publications: number
  readonly readsAnHour: number
}
/** A busy site has about one read per second. */
const whole: Amount = { publications: 50_000, readsAnHour: 3_600 }
/** Only checks that the benchmark works. */
const little: Amount = { publications: 500, readsAnHour: 40 }
const hours = 24
const changesAnHour = 10
const atOnce = 8

const pathAt = (n: number, publications: number): string => {
  const paths = [
    '/',
    '/publications',
    `/publications?page=${1 + (n % (publications / 25))}`,
    '/team',
    '/contactus',
    '/search?q=segmentation',
    '/feed.xml',
    `/api/v1/publication/showAllPublications?limit=25&offset=${(n * 25) % publications}`,
  ]
  // Most visitors see a few pages, some walk through all of them.
  return (n % 3 === 0 ? paths[(n / 3) % paths.length] : paths[n % 2]) ?? '/'
}

const readAll = async (
  url: string,
  [from, count]: readonly [number, number],
  publications: number,
): Promise<void> => {
  let next = from
  const visit = async () => {
    while (next < from + count) {
      const answer = await fetch(url + pathAt(next++, publications))
      await answer.arrayBuffer()
      if (answer.status >= 500) throw new Error(`${answer.url} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, visit))
}

const change = async (url: string, token: string, n: number): Promise<void> => {
  const answer = await fetch(`${url}/api/v1/publication/addPublication`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...publicationOf(n), title: `Change ${n}` }),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`A change was answered with ${answer.status}`)
}

const isSearchComplete = async (url: string): Promise<boolean> => {
  const answer = await fetch(`${url}/api/v1/search/find?q=segmentation&limit=1`)
  return (await answer.json()).isComplete
}

/**
 * Measures a start after an update that changes the search index, and the time until the index is complete.
 */
const startWithoutIndex = async (dataDir: string) => {
  const raw = new DatabaseSync(join(dataDir, 'salus.db'))
  raw.exec(`update "searchState" set value = 'older'`)
  raw.close()
  const began = performance.now()
  const salus = await startSalus(dataDir)
  const ready = { ms: performance.now() - began, cpuMs: cpuMs(salus.pids) }
  while (!(await isSearchComplete(salus.url))) await wait(1_000)
  const indexedMs = performance.now() - began
  const mb = peakMemoryMb(salus.pids)
  await salus.stop()
  return { ready, indexedMs, mb }
}

/** Measures and prints. Returns whether every target was met. */
export const runSoak = async (isBusy: boolean, isQuick = false): Promise<boolean> => {
  const { publications, readsAnHour } = isQuick ? little : whole
  const all = `${(publications * 2).toLocaleString('en')} publications`
  const dataDir = temporaryFolder()
  console.log(`Filling a database with ${all}`)
  const token = await seed(dataDir, { publications, projects: 200, profiles: 200 })
  const start = await timeStarts(dataDir, 3)
  const salus = await startSalus(dataDir)
  await wait(1_000)
  const idleMb = memoryMb(salus.pids)
  const early = { mb: 0, files: 0 }
  for (let hour = 0; hour < hours; hour++) {
    for (let at = 0; at < changesAnHour; at++) {
      await change(salus.url, token, hour * changesAnHour + at)
      const reads = readsAnHour / changesAnHour
      await readAll(salus.url, [hour * readsAnHour + at * reads, reads], publications)
    }
    if (hour === 5) Object.assign(early, { mb: memoryMb(salus.pids), files: openFiles(salus.pids) })
    if (hour % 6 === 5)
      console.log(
        `  ${hour + 1} hours: ${Math.round(memoryMb(salus.pids))} MB, ${openFiles(salus.pids)} open files`,
      )
  }
  const [lateMb, lateFiles] = [memoryMb(salus.pids), openFiles(salus.pids)]
  const peakMb = peakMemoryMb(salus.pids)
  await salus.stop()
  const anew = await startWithoutIndex(dataDir)
  printFacts([
    [`start with ${all}`, `${Math.round(start.ms)} ms`],
    ['  of it processor time', `${Math.round(start.cpuMs)} ms`],
    ['start after an update of the index', `${Math.round(anew.ready.ms)} ms`],
    ['  until the search is complete', `${Math.round(anew.indexedMs / 1000)} s`],
    ['memory, idle', `${Math.round(idleMb)} MB`],
    ['memory, peak of a day', `${Math.round(peakMb)} MB`],
    ['memory, peak while the index is made', `${Math.round(anew.mb)} MB`],
  ])
  // Other programs only add to the elapsed time, never to the processor time.
  const seconds = ({ ms, cpuMs: used }: { ms: number; cpuMs: number }) =>
    (isBusy ? Math.min(ms, used) : ms) / 1000
  return printTargets([
    { what: `start with ${all}`, measured: seconds(start), atMost: 1.5, unit: ' s' },
    {
      what: 'start when the index has to be made anew',
      measured: seconds(anew.ready),
      atMost: 3,
      unit: ' s',
    },
    { what: `memory, idle, ${all}`, measured: idleMb, atMost: 250, unit: ' MB' },
    { what: 'memory added by 18 more hours', measured: lateMb - early.mb, atMost: 60, unit: ' MB' },
    { what: 'open files added by them', measured: lateFiles - early.files, atMost: 20, unit: '' },
  ])
}
