import { LookupError } from './look-up-failure.ts'

/**
 * Encodes an identifier as URL path. Throws if it could lead to another path of the service, such
 * as `10.5555/../../admin`.
 */
export const encodeIdPath = (id: string): string => {
  const segments = id.split('/')
  if (segments.some((segment) => /^\.*$/.test(segment) || /[\p{Cc}\\]/u.test(segment))) {
    throw new LookupError('This cannot be looked up: no service gives such identifiers')
  }
  return segments.map(encodeURIComponent).join('/')
}
