import { describe, expect, test } from 'vitest'
import { ApiError, type ApiOrClientErrorCode } from '#contract/call/api-error.ts'
import { loadListPageOr404 } from './load-page.ts'

const asked = new URL('https://salus.example/projects?page=3')
const at = (page: number) => async () => ({ page })
const refused = (code: ApiOrClientErrorCode) => () => Promise.reject(new ApiError(code, 'No'))

describe('the requested page of a list', () => {
  test('is loaded if it exists', async () => {
    expect(await loadListPageOr404(asked, at(3))).toEqual({ page: 3 })
  })

  test.each([
    ['beyond the last', at(2)],
    ['of nothing', async () => null],
    ['of what nobody knows', refused('notFound')],
  ])('is a 404 %s', async (_, load) => {
    await expect(loadListPageOr404(asked, load)).rejects.toMatchObject({ init: { status: 404 } })
  })

  test('is an error if it cannot be read', async () => {
    const answer = await loadListPageOr404(asked, refused('databaseDown'))
    expect(answer).toMatchObject({ init: { status: 503 } })
  })
})
