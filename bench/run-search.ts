// npm run bench -- --search: cost of a search as the database grows. See README.md.

import type { Queries } from '#server/base/db/database.ts'
import { type ContentReader, unrestrictedReader } from '#server/base/reader/visible.ts'
import { searchSite } from '#server/base/search/find.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { temporaryFolder } from './child.ts'
import { printTargets } from './report.ts'
import { publicationOf, seed } from './seed.ts'
import { threadCpuMs } from './usage.ts'

const times = 300
/** Searches before the first measurement, until the code is compiled. */
const warmUp = 200

/** Returns a query: titles, words, prefixes, typos, names, dates and misses. */
const searchOf = (at: number): string => {
  const { title, authors, publicationDate } = publicationOf(at * 31)
  const words = title.split(' ')
  const word = words[at % words.length] ?? ''
  const other = words[(at * 3 + 1) % words.length] ?? ''
  const swapped = word.replace(/(.)(.)(?=.$)/, '$2$1')
  const name = authors.split(' ')[0] ?? ''
  const searches = [word, word.slice(0, 4), `${word} ${other}`, swapped, `${swapped} ${name}`]
  searches.push(title, name, publicationDate, `${word} zzzqqq`, 'zzzqqq')
  return searches[at % searches.length] ?? ''
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0

/** A visitor, for whom hidden entries are filtered, and an editor, who sees all. */
const readers: Readonly<Record<string, ContentReader>> = {
  'a visitor': { now: new Date().toISOString(), seesAll: false, profileId: '' },
  'an editor': unrestrictedReader,
}

/**
 * Measures the 99th percentile of a reader's searches in milliseconds of processor time. Only the main thread
 * counts, because nobody waits for compilation and garbage collection on other threads.
 */
const measureFor = async (
  queries: Queries,
  reader: ContentReader,
  who: string,
): Promise<number> => {
  const costs: number[] = []
  for (let at = 0; at < warmUp + times; at++) {
    const before = threadCpuMs()
    await searchSite({ queries, reader }, searchOf(at), { limit: 20 })
    if (at >= warmUp) costs.push(threadCpuMs() - before)
  }
  console.log(`  ${who}: median ${percentile(costs, 0.5).toFixed(1)} ms`)
  return percentile(costs, 0.99)
}

/** Measures searches over a number of publications, with as many drafts. */
const measure = async (publications: number, atMost: number) => {
  const dataDir = temporaryFolder()
  await seed(dataDir, { publications, projects: 1_000, profiles: 1_000 })
  const database = await openIndexedDatabase({ dataDir, onError: console.error })
  const amount = publications.toLocaleString('en')
  console.log(`${amount} publications`)
  const targets = []
  for (const [who, reader] of Object.entries(readers)) {
    const measured = await measureFor(database.queries, reader, who)
    const what = `search of ${who}, ${amount} publications, p99`
    targets.push({ what, measured, atMost, unit: ' ms' })
  }
  await database.close()
  return targets
}

/** Measures and prints. Returns whether every target was met. */
export const runSearch = async (isQuick: boolean): Promise<boolean> => {
  const targets = await measure(10_000, 10)
  if (!isQuick) targets.push(...(await measure(100_000, 30)))
  return printTargets(targets)
}
