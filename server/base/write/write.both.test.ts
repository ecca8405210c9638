import { expect, test } from 'vitest'
import type { PublishedChanges } from '#server/base/db/changes.ts'
import type { Database } from '#server/base/db/database.ts'
import { addPublication, deletePublication, updatePublication } from '#server/publication/store.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { databaseKind, openTestDatabase } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { writeInTransaction } from './write.ts'

const ada = { accountId: '01hzzzzzzzzzzzzzzzzzzzzada', name: 'Ada' }

const open = async () => {
  const database = await openTestDatabase()
  const heard: PublishedChanges[] = []
  database.feed.subscribe((changed) => heard.push(changed))
  return { database, heard }
}

const add = (database: Database, title = 'T') =>
  writeInTransaction(database, ada, (tx) => addPublication(tx, publicationFields({ title })))

const rename = (database: Database, id: string, title: string, version?: number) =>
  writeInTransaction(database, ada, (tx) => updatePublication(tx, id, version, { title }))

const journal = async ({ queries }: Database) => {
  const rows = await queries.selectFrom('journal').selectAll().orderBy('_id').execute()
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  }))
}

const publicationRows = ({ queries }: Database) =>
  queries.selectFrom('publication').selectAll().execute()

test('each change is in the journal with its states before and after', async () => {
  const { database } = await open()
  const added = await add(database, 'First')
  const renamed = await rename(database, added._id, 'Second')
  await writeInTransaction(database, ada, (tx) => deletePublication(tx, added._id))
  const common = {
    entity: 'publication',
    entityId: added._id,
    accountId: ada.accountId,
    actor: ada.name,
  }
  expect(await journal(database)).toMatchObject([
    { ...common, action: 'created', before: null, after: added },
    { ...common, action: 'updated', before: added, after: renamed },
    { ...common, action: 'deleted', before: renamed, after: null },
  ])
})

test('failing work changes nothing, journals nothing and publishes nothing', async () => {
  const { database, heard } = await open()
  const failed = writeInTransaction(database, ada, async (tx) => {
    await addPublication(tx, publicationFields())
    throw new Error('after the insert')
  })
  await expect(failed).rejects.toThrow('after the insert')
  expect(await publicationRows(database)).toEqual([])
  expect(await journal(database)).toEqual([])
  expect(heard).toEqual([])
})

test('all changes of a transaction are committed or rolled back together', async () => {
  const { database, heard } = await open()
  const kept = await add(database)
  heard.length = 0
  const failed = writeInTransaction(database, ada, async (tx) => {
    await deletePublication(tx, kept._id)
    await updatePublication(tx, kept._id, undefined, { title: 'too late' })
  })
  expect((await refusalOf(failed)).status).toBe(404)
  expect(await publicationRows(database)).toHaveLength(1)
  expect(heard).toEqual([])
})

test('listeners are called after the commit', async () => {
  const { database, heard } = await open()
  const seen: number[] = []
  database.feed.subscribe(() => seen.push(heard.length))
  const { _id } = await writeInTransaction(database, ada, async (tx) => {
    const added = await addPublication(tx, publicationFields())
    expect(heard).toEqual([])
    return added
  })
  expect(heard).toEqual([[{ entity: 'publication', id: _id, action: 'created' }]])
  expect(seen).toEqual([1])
})

test('work without changes publishes nothing', async () => {
  const { database, heard } = await open()
  await writeInTransaction(database, ada, async () => 'nothing')
  expect(heard).toEqual([])
})

test('every update increases the version and the time of change', async () => {
  const { database } = await open()
  const { _id } = await add(database)
  await rename(database, _id, 'Second', 1)
  await rename(database, _id, 'Third', 2)
  const [row] = await publicationRows(database)
  expect(row?.version).toBe(3)
  expect(Date.parse(row?.updatedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(row?.createdAt ?? ''))
})

test('an update of an outdated version is rejected and changes nothing', async () => {
  const { database } = await open()
  const { _id } = await add(database)
  await rename(database, _id, 'Second')
  for (const version of [0, 1, 3]) {
    expect((await refusalOf(rename(database, _id, 'Stale', version))).status).toBe(409)
  }
  expect(await publicationRows(database)).toMatchObject([{ title: 'Second', version: 2 }])
  expect(await journal(database)).toHaveLength(2)
})

test('twenty concurrent updates are all counted', async () => {
  const { database } = await open()
  const { _id } = await add(database)
  await Promise.all(Array.from({ length: 20 }, (_, n) => rename(database, _id, `T${n}`)))
  expect(await publicationRows(database)).toMatchObject([{ version: 21 }])
  const versions = (await journal(database)).map(({ after }) => after.version)
  expect(versions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
})

test.runIf(databaseKind === 'postgres')(
  'two transactions that lock each other out are both done in the end',
  async () => {
    const { database } = await open()
    const [one, two] = [await add(database, 'One'), await add(database, 'Two')]
    let arrived = 0
    let letGo: () => void = () => undefined
    const bothHoldOne = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const renameBoth = (first: string, second: string, title: string) =>
      writeInTransaction(database, ada, async (tx) => {
        await updatePublication(tx, first, undefined, { title })
        if (++arrived === 2) letGo()
        await bothHoldOne
        await updatePublication(tx, second, undefined, { title })
      })
    await Promise.all([renameBoth(one._id, two._id, 'A'), renameBoth(two._id, one._id, 'B')])
    const rows = await publicationRows(database)
    expect(rows.map(({ version }) => version)).toEqual([3, 3])
    expect(new Set(rows.map(({ title }) => title)).size).toBe(1)
    expect(await journal(database)).toHaveLength(6)
  },
)
