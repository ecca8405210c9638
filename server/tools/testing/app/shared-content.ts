import { beforeAll, inject, onTestFinished } from 'vitest'
import {
  type AtEnd,
  collectEnds,
  copyTestPlace,
  type Place,
} from '#server/tools/testing/database/place.ts'
import { buildApp, type TestApp } from './build-app.ts'

/** Fills a database once for all tests of a file. Each test gets a copy, and what `fill` returned. */
export const shareFilledPlace = <T>(
  fill: (app: TestApp, place: Place, atEnd: AtEnd) => Promise<T>,
): (() => Promise<{ place: Place; content: T }>) => {
  let filled: { place: Place; content: T } | undefined
  beforeAll(async () => {
    const { atEnd, end } = collectEnds()
    const place = await copyTestPlace(inject('model'), atEnd)
    const app = collectEnds()
    const content = await fill((await buildApp({ place }, app.atEnd)).app, place, atEnd).finally(
      app.end,
    )
    filled = { place, content }
    return end
  })
  return async () => {
    if (!filled) throw new Error('The content is there once the tests run')
    return { ...filled, place: await copyTestPlace(filled.place, onTestFinished) }
  }
}
