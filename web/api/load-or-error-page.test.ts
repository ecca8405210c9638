import { expect, test } from 'vitest'
import { ApiError, type ApiOrClientErrorCode } from '#contract/call/api-error.ts'
import { categoryFailureStrings } from '#web/content/category-panel-strings.ts'
import { loadOrErrorPage } from './load-or-error-page.ts'

const thrownBy = async (code: ApiOrClientErrorCode) =>
  loadOrErrorPage(Promise.reject(new ApiError(code, 'No')), {
    toast: categoryFailureStrings.failed,
  }).catch((thrown: unknown) => thrown)

test.for([
  ['notFound', 404],
  ['invalid', 404],
  ['internal', 503],
  ['databaseDown', 503],
] as const)('a call refused as %s makes the page a %i', async ([refused, status]) => {
  expect(await thrownBy(refused)).toMatchObject({
    data: { toast: 'Could Not Fetch Category Page' },
    init: { status },
  })
})

test('a call without a response becomes a 503 with its texts', async () => {
  const cutOff = Promise.reject(new TypeError('Failed to fetch'))
  await expect(loadOrErrorPage(cutOff, { note: 'Failed to load project' })).rejects.toMatchObject({
    data: { note: 'Failed to load project' },
    init: { status: 503 },
  })
})

test('an error response of the server is passed on', async () => {
  const missing = { status: 404, statusText: '', internal: false, data: null }
  await expect(loadOrErrorPage(Promise.reject(missing))).rejects.toBe(missing)
})

test('a successful response is passed on', async () => {
  expect(await loadOrErrorPage(Promise.resolve('there'))).toBe('there')
})
