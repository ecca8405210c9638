import { beforeAll, expect, onTestFinished } from 'vitest'
import { type AtEnd, collectEnds } from '#server/tools/testing/database/place.ts'
import { type Built, buildApp, type TestApp, type TestAppOptions, untaken } from './build-app.ts'
import { emptyingOf } from './empty-again.ts'

export type { TestApp, TestAppOptions } from './build-app.ts'

interface Reusable extends Pick<Built, 'app'> {
  /** False where it cannot be made like new. */
  renew(): Promise<boolean>
  end(): Promise<void>
}

/** Apps that are like new: making one so again costs a fifth of building one. */
const unused: Reusable[] = []

const buildReusable = async (): Promise<Reusable> => {
  const { atEnd, end } = collectEnds()
  const { app, rest, renew } = await buildApp({}, atEnd)
  const empty = await emptyingOf(app.services.database, app.place)
  return {
    app,
    end,
    renew: async () => {
      const isAtRest = await rest()
      expect(app.takeErrors(), untaken).toEqual([])
      return isAtRest && renew(empty)
    },
  }
}

const borrow = async (atEnd: AtEnd): Promise<TestApp> => {
  const reusable = unused.pop() ?? (await buildReusable())
  atEnd(async () => {
    let isNew = false
    try {
      isNew = await reusable.renew()
    } finally {
      if (isNew) unused.push(reusable)
      else await reusable.end()
    }
  })
  return reusable.app
}

const start = async (options: TestAppOptions, atEnd: AtEnd): Promise<TestApp> =>
  Object.keys(options).length > 0 ? (await buildApp(options, atEnd)).app : borrow(atEnd)

/**
 * An app for the length of a test, which fails when an error was logged that nobody took. Where nothing else is asked
 * for it may be one that other tests have used, with all that it kept and was told taken away.
 */
export const startTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  start(options, onTestFinished)

/** One app for all tests of a file or a `describe`, for tests that do not get in each other's way. */
export const shareTestApp = (options: TestAppOptions = {}): (() => TestApp) => {
  let shared: TestApp | undefined
  beforeAll(async () => {
    const { atEnd, end } = collectEnds()
    shared = await start(options, atEnd)
    return end
  })
  return () => {
    if (!shared) throw new Error('The shared app is there once the tests run')
    return shared
  }
}
