import { ServiceRequestError } from './look-up-failure.ts'

/**
 * Encodes an identifier as URL path. Throws if it could lead to another path of the service, such
 * as `10.5555/../../admin`.
 */
export const encodeIdAsUrlPath = (id: string): string => {
  const segments = id.split('/')
  if (segments.some((segment) => /^\.*$/.test(segment) || /[\p{Cc}\\]/u.test(segment))) {
    throw new ServiceRequestError('This cannot be looked up: no service gives such identifiers')
  }
  return segments.map(encodeURIComponent).join('/')
}
