import { createHash } from 'node:crypto'

/** A validator for exactly these bytes, the same whichever way they are compressed. */
export const etagOf = (body: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether a client already has what the validator stands for. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === bare)
}
