import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createTestDatabase } from './postgres.ts'

/** Which database the tests of this run are about. */
export const databaseKind: Database['kind'] =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/** Puts off work until what uses its subject is over; the last put off is done first. */
export type AtEnd = (work: () => void | Promise<void>) => void

/** Where data lies: a folder and, on PostgreSQL, a database of its own. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** An empty folder, for the length of a test. */
export const temporaryFolder = (atEnd: AtEnd = onTestFinished): string => {
  const folder = mkdtempSync(join(tmpdir(), 'salus-test-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** A place where not even a table is, for the length of a test. */
export const emptyPlace = async (atEnd: AtEnd = onTestFinished): Promise<Place> =>
  placeLike(undefined, atEnd)

/** A place with every table and no content, for the length of a test. */
export const freshPlace = async (atEnd: AtEnd = onTestFinished): Promise<Place> => {
  model ??= migratedPlace()
  return placeLike(await model, atEnd)
}

// Migrating once and copying is several times faster than migrating for every test.
let model: Promise<Place> | undefined
const modelEnds: (() => void | Promise<void>)[] = []
afterAll(async () => {
  for (const end of modelEnds.toReversed()) await end()
})

const migratedPlace = async (): Promise<Place> => {
  const place = await emptyPlace((work) => modelEnds.push(work))
  const database = await openDatabase({ ...place, onError: () => undefined })
  await database.close()
  return place
}

const placeLike = async (model: Place | undefined, atEnd: AtEnd): Promise<Place> => {
  const dataDir = temporaryFolder(atEnd)
  if (databaseKind === 'postgres') {
    const { url, drop } = await createTestDatabase(model?.databaseUrl)
    atEnd(drop)
    return { dataDir, databaseUrl: url }
  }
  if (model) copyFileSync(join(model.dataDir, 'salus.db'), join(dataDir, 'salus.db'))
  return { dataDir, databaseUrl: undefined }
}

/** The database of a place, a fresh one by default, open for the length of a test. */
export const openTestDatabase = async ({
  place,
  atEnd = onTestFinished,
  onError = () => undefined,
}: {
  place?: Place | undefined
  atEnd?: AtEnd
  onError?: (error: unknown) => void
} = {}): Promise<Database> => {
  const database = await openDatabase({ ...(place ?? (await freshPlace(atEnd))), onError })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await database.close()
  }
  atEnd(close)
  return { ...database, close }
}
