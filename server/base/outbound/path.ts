import { LookUpFailure } from './look-up-failure.ts'

/**
 * An identifier as a part of an address, each of its segments encoded. One that could lead to another part of the
 * service, as `10.5555/../../admin` does, names nothing and is refused.
 */
export const inPath = (id: string): string => {
  const segments = id.split('/')
  if (segments.some((segment) => /^\.*$/.test(segment) || /[\p{Cc}\\]/u.test(segment))) {
    throw new LookUpFailure('This cannot be looked up: no service gives such identifiers')
  }
  return segments.map(encodeURIComponent).join('/')
}
