// npm run bench -- --search: what a search costs as the database grows. See README.md.
import { openDatabase } from '#server/db/database.ts'
import { everything } from '#server/entity/visibility.ts'
import { find } from '#server/search/find.ts'
import { temporaryFolder } from './child.ts'
import { printTargets } from './report.ts'
import { publicationOf, seed } from './seed.ts'

const times = 300

/** Titles, their words, beginnings, words with two letters swapped, names, dates and what is not there. */
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

/** Milliseconds of processor time that searches take, all but the slowest in a hundred. */
const measure = async (publications: number): Promise<number> => {
  const dataDir = temporaryFolder()
  await seed(dataDir, { publications, projects: 1_000, profiles: 1_000 })
  const database = await openDatabase({ dataDir, onError: console.error })
  const costs: number[] = []
  for (let at = 0; at < times + 20; at++) {
    const before = process.cpuUsage()
    await find({ queries: database.queries, reader: everything }, searchOf(at), { limit: 20 })
    const { user, system } = process.cpuUsage(before)
    // The first ones warm up.
    if (at >= 20) costs.push((user + system) / 1000)
  }
  await database.close()
  console.log(`${publications} publications: median ${percentile(costs, 0.5).toFixed(1)} ms`)
  return percentile(costs, 0.99)
}

/** Measures and prints; true when every target was held. */
export const runSearch = async (isQuick: boolean): Promise<boolean> => {
  const unit = ' ms'
  const targets = [
    { what: 'search, 10,000 publications, p99', measured: await measure(10_000), atMost: 10, unit },
  ]
  if (!isQuick) {
    const measured = await measure(100_000)
    targets.push({ what: 'search, 100,000 publications, p99', measured, atMost: 30, unit })
  }
  return printTargets(targets)
}
