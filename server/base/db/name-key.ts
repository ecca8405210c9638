import { ApiError } from '#contract/call/api-error.ts'
import { isUniqueViolation } from './faults.ts'

/** Normalizes a name for comparison: ignores case, width and spacing. */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/**
 * Returns an error handler that converts a unique index violation to an error message for users. It rethrows
 * other errors.
 */
export const convertNameConflictError =
  (what: string) =>
  (error: unknown): never => {
    if (!isUniqueViolation(error)) throw error
    const message = `A ${what} with this name exists already`
    throw new ApiError('nameTaken', message, { errors: [{ path: 'name', message }] })
  }
