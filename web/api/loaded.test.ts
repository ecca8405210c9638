import { expect, test } from 'vitest'
import { catchListError, createListErrorResponse, listOrNullOnError } from './loaded.ts'

const failed = { error: 'Failed to load teams' }

test('a list that could not be read is reported with a status that prevents caching', () => {
  expect(createListErrorResponse()).toMatchObject({ data: failed, init: { status: 503 } })
  expect(listOrNullOnError(failed)).toBeNull()
})

test('a list without a response is reported like one that could not be read', async () => {
  const cutOff = async () => {
    throw new TypeError('Failed to fetch')
  }
  expect(await catchListError(cutOff)).toEqual(failed)
})

test.for([
  ['a redirect', Response.redirect('https://salus.example/')],
  ['no page', { status: 404, statusText: '', internal: false, data: null }],
])('%s is passed on as it is', async ([, answer]) => {
  await expect(catchListError(() => Promise.reject(answer))).rejects.toBe(answer)
})

test('a loaded list is passed on', async () => {
  const list = { items: [] }
  expect(listOrNullOnError(await catchListError(async () => list))).toBe(list)
})
