import type { ApiError } from '#contract/call/api-error.ts'
import { refusalOf } from './refusal.ts'

/** Returns the API errors of calls. Fails if one succeeds or throws another error. */
export const refusalsOf = (calls: readonly Promise<unknown>[]): Promise<ApiError[]> =>
  Promise.all(calls.map(refusalOf))
