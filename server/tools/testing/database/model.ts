import type { TestProject } from 'vitest/node'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { collectEnds, makePlace, type Place, removeCopies } from './place.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database without content, which tests copy. */
    model: Place
  }
}

/** Migrates once per test run, because copying is several times faster than migrating for each test. */
export default async function prepareModel(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.config.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'sqlite'
  const { atEnd, end } = collectEnds()
  const model = await makePlace(kind, undefined, atEnd)
  const database = await openIndexedDatabase({ ...model, onError: () => undefined })
  await database.close()
  // Tests keep their copies until the end of the run.
  atEnd(() => removeCopies(model))
  project.provide('model', model)
  return end
}
