import { beforeAll, expect, onTestFinished } from 'vitest'
import { type AtEnd, collectEnds } from '#server/tools/testing/database/place.ts'
import {
  type BuiltApp,
  buildApp,
  type TestApp,
  type TestAppOptions,
  unreadErrorsMessage,
} from './build-app.ts'
import { prepareEmptying } from './empty-again.ts'

export type { TestApp, TestAppOptions } from './build-app.ts'

interface Reusable extends Pick<BuiltApp, 'app'> {
  /** Resets the app. Returns false if it cannot be reused. */
  renew(): Promise<boolean>
  end(): Promise<void>
}

/** Apps to reuse: resetting one takes a fifth of the time of building one. */
const unused: Reusable[] = []

const buildReusable = async (): Promise<Reusable> => {
  const { atEnd, end } = collectEnds()
  const { app, rest, renew } = await buildApp({}, atEnd)
  const empty = await prepareEmptying(app.services.database, app.place)
  return {
    app,
    end,
    renew: async () => {
      const isAtRest = await rest()
      expect(app.takeErrors(), unreadErrorsMessage).toEqual([])
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
 * Starts an app for one test. The test fails if errors were logged that it did not take. Without options, the app may be one that
 * earlier tests have used, reset to its initial state.
 */
export const startTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  start(options, onTestFinished)

/** Starts one app for all tests of a file or `describe`. */
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
