import type { Database } from '#server/base/db/database.ts'
import type { ItemDefinition } from '#server/collection/fields-store.ts'
import { importItemsFromCsv } from '#server/item/csv/import.ts'
import { longestTurn } from './longest-turn.ts'
import { timed } from './others.ts'
import type { Target } from './report.ts'
import { publicationOf } from './seed.ts'

const rows = 5_000
const people = 200

const rowOf = (at: number): string => {
  const { publicationSummary } = publicationOf(at)
  const [kind, online] = [at % 2 ? 'Talk' : 'Poster', at % 3 ? 'yes' : '']
  return `Talk ${at},2026-03-01,Person ${at % people};Person ${(at + 7) % people},${kind},${online},Graz,"${publicationSummary.replaceAll('"', '""')}"`
}

/** Measures the import of 5,000 rows, and how long the import occupies the thread at once. */
export const measureItemCsv = async (
  database: Database,
  collection: ItemDefinition,
): Promise<Target[]> => {
  const header = 'title,date,speakers,kind,online,place,abstract'
  const lines = Array.from({ length: rows }, (_, at) => rowOf(at))
  const file = new File([[header, ...lines].join('\n')], 'talks.csv')
  const media = { revive: async () => true }
  const actor = { accountId: null, name: 'Benchmark' }
  const services = { database, media, publicUrl: 'https://example.org' }
  const began = performance.now()
  let added = 0
  let turn = 0
  const busy = await timed({ pids: [process.pid] }, async () => {
    turn = await longestTurn(async () => {
      ;({ added } = await importItemsFromCsv(services, actor, collection, { file }))
    })
  })
  // PostgreSQL works in other processes.
  const seconds = process.env.DATABASE_URL ? (performance.now() - began) / 1000 : busy
  if (added !== rows) throw new Error(`Only ${added} rows were added`)
  const what = 'import of 5,000 rows of CSV'
  return [
    { what, measured: seconds, atMost: 20, unit: ' s' },
    { what: `${what}, longest turn`, measured: turn, atMost: 100, unit: ' ms' },
  ]
}
