// npm run bench -- --collections: cost of lists of items with 20 collections and 20,000 items, and of importing
// 5,000 from CSV, on the embedded
// database or on the empty one of DATABASE_URL. See README.md.

import { sql } from 'kysely'
import type { ItemFilters } from '#contract/item/item.ts'
import { itemEntity } from '#contract/item/item.ts'
import type { Database } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { emptyColumns } from '#server/base/entity/record.ts'
import { insertRow } from '#server/base/entity/rows.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { type ItemDefinition, readItemDefinitions } from '#server/collection/fields-store.ts'
import { mergeFields } from '#server/collection/merge-fields.ts'
import { collectionStore } from '#server/collection/store.ts'
import { alignItems, readItemIds } from '#server/item/align-store.ts'
import { createItemLister } from '#server/item/list-items.ts'
import { createProfile } from '#server/profile/store.ts'
import { temporaryFolder } from './child.ts'
import { measureItemCsv } from './item-csv.ts'
import { printTargets, type Target } from './report.ts'
import { publicationOf } from './seed.ts'
import { threadCpuMs } from './usage.ts'

/** Items of each collection: one of 11,000, one of 1,000 and 18 smaller ones. */
const sizes = [11_000, 1_000, ...Array.from({ length: 16 }, () => 444), 448, 448]
const people = 200
const atMost = 10
const times = 60
const warmUp = 20

const actor = { accountId: null, name: 'Benchmark' }
const day = (age: number): string =>
  new Date(Date.UTC(2026, 10, 1) - age * 86_400_000).toISOString().slice(0, 10)

const fields = mergeFields(
  [],
  [
    { label: 'Speakers', type: 'people', multiple: true },
    { label: 'Kind', type: 'choice', options: ['Talk', 'Poster', 'Keynote', 'Lecture'] },
    { label: 'Online', type: 'flag' },
    { label: 'Place', type: 'line', inList: true },
    { label: 'Abstract', type: 'markdown' },
  ],
)

const addCollection = (database: Database, at: number) =>
  writeInTransaction(database, actor, (tx) =>
    collectionStore.add(tx, {
      ...{ one: 'Talk', many: `Talks ${at}`, intro: '', schema: 'Event', fields },
      ...{ dates: 'day', order: 'newest', look: 'rows', past: 'together', hasPages: true },
      ...{ filters: ['kind', 'online', 'speakers'], inMenu: false, inFeed: true },
      inNewsletter: false,
    }),
  )

const valuesOf = (at: number, { fields: known }: Pick<ItemDefinition, 'fields'>) => {
  const idOf = (key: string) => known.find((field) => field.key === key)?.id ?? ''
  const kind = ['talk', 'poster', 'keynote', 'lecture'][at % 4] ?? ''
  const { publicationSummary, authors } = publicationOf(at)
  return [
    { id: idOf('kind'), kind: 'choice', value: kind },
    ...(at % 3 === 0 ? [{ id: idOf('online'), kind: 'flag', value: true }] : []),
    { id: idOf('place'), kind: 'text', value: authors },
    {
      id: idOf('abstract'),
      kind: 'markdown',
      value: `${publicationSummary} ${publicationSummary}`,
    },
  ]
}

const addPeople = async (database: Database): Promise<string[]> => {
  const ids: string[] = []
  await writeInTransaction(database, actor, async (tx) => {
    for (let at = 0; at < people; at++)
      ids.push((await createProfile(tx, { name: `Person ${at}` }, async () => ''))._id)
  })
  return ids
}

const fill = async (database: Database): Promise<ItemDefinition[]> => {
  const ids = await addPeople(database)
  for (const [at, size] of sizes.entries()) {
    const collection = await addCollection(database, at)
    const [definition] = await readItemDefinitions(database.queries, [collection._id])
    if (!definition) throw new Error('The collection is not there')
    const speakers = definition.fields.find(({ key }) => key === 'speakers')?.id ?? ''
    await database.queries.transaction().execute(async (trx) => {
      for (let number = 0; number < size; number++) {
        const _id = newId()
        const now = new Date().toISOString()
        await insertRow(trx, 'item', {
          ...emptyColumns(itemEntity),
          ...{ _id, createdAt: now, updatedAt: now, version: 1, position: number },
          ...{ collectionId: collection._id, title: publicationOf(number).title },
          ...{ date: day(number % 4_000), values: JSON.stringify(valuesOf(number, definition)) },
          ...(number % 20 === 0 && { status: 'draft' }),
        })
        await insertRow(trx, 'itemProfile', {
          ...{ itemId: _id, field: speakers, profileId: ids[number % people] ?? '', position: 0 },
        })
      }
      await alignItems(trx, definition, await readItemIds(trx, collection._id))
    })
  }
  // PostgreSQL knows nothing about rows that were just added.
  await sql`analyze`.execute(database.queries)
  return readItemDefinitions(database.queries)
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const visitor: ContentReader = { now: new Date().toISOString(), seesAll: false, profileId: '' }

/** Milliseconds of this thread, or with PostgreSQL, which works in other processes, of the clock. */
const clock = process.env.DATABASE_URL ? () => performance.now() : threadCpuMs

/**
 * Measures one part of a list, as a page that is not cached reads it. Counts are cached until an item changes, like
 * those of publications. `anew` measures the list after such a change.
 */
const measure = async (
  database: Database,
  collection: ItemDefinition,
  wanted: ItemFilters & { readonly offset?: number },
  anew: boolean,
): Promise<number> => {
  const durations: number[] = []
  let list = createItemLister({ database, now: () => new Date() })
  for (let at = 0; at < warmUp + times; at++) {
    if (anew) list = createItemLister({ database, now: () => new Date() })
    const begun = clock()
    await list(visitor, collection, { limit: 50, ...wanted })
    if (at >= warmUp) durations.push(clock() - begun)
  }
  return median(durations)
}

/** Measures and prints. Returns whether every target was met. */
export const runCollections = async (): Promise<boolean> => {
  const databaseUrl = process.env.DATABASE_URL
  const database = await openIndexedDatabase({
    dataDir: temporaryFolder(),
    databaseUrl,
    onError: console.error,
  })
  const [large, small] = await fill(database)
  const targets: Target[] = []
  for (const collection of [large, small].filter((each) => each !== undefined)) {
    const amount = collection === large ? '11,000' : '1,000'
    for (const [what, wanted] of Object.entries({
      'first page': {},
      'later page': { offset: 500 },
      'filtered by a choice': { where: { kind: 'keynote' } },
      'filtered by choice and year': { where: { kind: 'keynote' }, year: '2024' },
      'by title': { sort: 'title' as const },
    })) {
      const measured = await measure(database, collection, wanted, false)
      targets.push({ what: `${amount} items, ${what}`, measured, atMost, unit: ' ms' })
      const anew = await measure(database, collection, wanted, true)
      console.log(`  ${amount} items, ${what}, after a change: ${anew.toFixed(1)} ms`)
    }
  }
  if (small) targets.push(...(await measureItemCsv(database, small)))
  await database.close()
  return printTargets(targets)
}
