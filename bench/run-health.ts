// npm run bench -- --health: cost of counting the findings of a large site. See README.md.

import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { scanStaleEntries } from '#server/health/scan/scan.ts'
import { countFindings, readCheckContext } from '#server/health/store.ts'
import { temporaryFolder } from './child.ts'
import { printTargets } from './report.ts'
import { seed } from './seed.ts'
import { threadCpuMs } from './usage.ts'

const publicUrl = 'https://salus.example'
const times = 20
/** Runs before the first measurement, until the code is compiled. */
const warmUp = 10

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Measures and prints. Returns whether every target was met. */
export const runHealth = async (): Promise<boolean> => {
  const dataDir = temporaryFolder()
  await seed(dataDir, { publications: 10_000, projects: 1_000, profiles: 1_000 })
  const database = await openIndexedDatabase({ dataDir, onError: console.error })
  const { signal } = new AbortController()
  const before = threadCpuMs()
  await scanStaleEntries({ database, publicUrl, titles: new Map() }, 'everything', signal)
  console.log(`  everything read for the first time: ${Math.round(threadCpuMs() - before)} ms`)
  const costs: number[] = []
  for (let at = 0; at < warmUp + times; at++) {
    const start = threadCpuMs()
    await countFindings(await readCheckContext(database.queries, new Date()), true)
    if (at >= warmUp) costs.push(threadCpuMs() - start)
  }
  await database.close()
  const what = 'counting what is wrong, 10,000 publications and 1,000 people, median'
  return printTargets([{ what, measured: median(costs), atMost: 50, unit: ' ms' }])
}
