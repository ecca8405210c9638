import { expect } from 'vitest'
import { ApiError } from '#contract/call/api-error.ts'

/** The refusal a call ends with; fails when it succeeds or breaks in another way. */
export const refusalOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const outcome: unknown = await call.then(
    () => 'no refusal',
    (error: unknown) => error,
  )
  if (outcome instanceof ApiError) return outcome
  return expect.fail(`expected a refusal, got: ${outcome}`)
}

/** The status of each call, 200 for a success. */
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

/** How many of the calls ended with each status. */
export const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((each) => each === status).length,
    ]),
  )
