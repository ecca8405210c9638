import type { ApiError } from '#contract/call/api-error.ts'
import { refusalOf } from './refusal.ts'

/** The refusals that calls end with; fails when one succeeds or breaks in another way. */
export const refusalsOf = (calls: readonly Promise<unknown>[]): Promise<ApiError[]> =>
  Promise.all(calls.map(refusalOf))
