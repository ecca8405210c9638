import { expect } from 'vitest'
import { ApiError } from '#contract/call/api-error.ts'

/** Returns the API error of a call. Fails if the call succeeds or throws another error. */
export const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const outcome: unknown = await call.then(
    () => 'no refusal',
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  return expect.fail(`expected a refusal, got: ${outcome}`)
}

/** Returns the status of each call, 200 for success. */
export const statusesOf = async (calls: readonly Promise<unknown>[]): Promise<number[]> =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 200,
        (error: unknown) => {
          if (error instanceof ApiError) return error.status
          throw error
        },
      ),
    ),
  )

/** Counts the calls by status. */
export const countByStatus = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((each) => each === status).length,
    ]),
  )
