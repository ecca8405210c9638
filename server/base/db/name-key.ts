import { ApiError } from '#contract/call/api-error.ts'
import { isDuplicate } from './faults.ts'

/** A name as it is compared: without regard to case, width or spacing. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Turns the database's refusal of a double name into one a person understands. */
export const nameTaken =
  (what: string) =>
  (error: unknown): never => {
    if (!isDuplicate(error)) throw error
    const message = `A ${what} with this name exists already`
    throw new ApiError('nameTaken', message, { errors: [{ path: 'name', message }] })
  }
