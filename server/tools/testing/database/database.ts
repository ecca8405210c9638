import { describe, inject, onTestFinished, test } from 'vitest'
import type { Database } from '#server/base/db/database.ts'
import { openDatabase } from '#server/base/search/open-database.ts'
import { type AtEnd, makeFolder, makePlace, type Place } from './place.ts'

export type { AtEnd, Place } from './place.ts'

/** Which database the tests of this run are about. */
export const databaseKind: Database['kind'] =
  process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'

/**
 * For what is read, checked or refused before any SQL, for texts of one more entity, and for what sends no other
 * statements than tests that both databases see: once is enough. That both keep every text as it was sent is seen in
 * profile.both.test.ts.
 */
export const [describeOnce, testOnce] = [
  describe.runIf(databaseKind === 'sqlite'),
  test.runIf(databaseKind === 'sqlite'),
]

/** An empty folder, for the length of a test. */
export const temporaryFolder = (atEnd: AtEnd = onTestFinished): string => makeFolder(atEnd)

/** A place without any tables, for the length of a test. */
export const emptyPlace = (atEnd: AtEnd = onTestFinished): Promise<Place> =>
  makePlace(databaseKind, undefined, atEnd)

/** A place with every table and no content, for the length of a test. */
export const freshPlace = (atEnd: AtEnd = onTestFinished): Promise<Place> =>
  makePlace(databaseKind, inject('model'), atEnd)

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
