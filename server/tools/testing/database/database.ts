import { describe, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/base/db/database.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { type AtEnd, makeFolder, makePlace, type Place } from './place.ts'

export type { AtEnd, Place } from './place.ts'

export const databaseKind: Database['kind'] =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/**
 * Tests that need only one kind of database, because they send no SQL, or only SQL that other tests run on both. That both
 * databases preserve every text is tested in profile.both.test.ts.
 */
export const [describeOnce, testOnce] = [
  describe.runIf(databaseKind === 'sqlite'),
  test.runIf(databaseKind === 'sqlite'),
]

/** Creates an empty folder for one test. */
export const temporaryFolder = (atEnd: AtEnd = onTestFinished): string => makeFolder(atEnd)

/** Creates a place without tables for one test. */
export const emptyPlace = (atEnd: AtEnd = onTestFinished): Promise<Place> =>
  makePlace(databaseKind, undefined, atEnd)

/** Creates a place with all tables and no content for one test. */
export const freshPlace = (atEnd: AtEnd = onTestFinished): Promise<Place> =>
  makePlace(databaseKind, inject('model'), atEnd)

/** Opens a database for one test, by default a new one. */
export const openTestDatabase = async ({
  place,
  atEnd = onTestFinished,
  onError = () => undefined,
}: {
  place?: Place | undefined
  atEnd?: AtEnd
  onError?: (error: unknown) => void
} = {}): Promise<Database> => {
  const database = await openIndexedDatabase({ ...(place ?? (await freshPlace(atEnd))), onError })
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await database.close()
  }
  atEnd(close)
  return { ...database, close }
}
