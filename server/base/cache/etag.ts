import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const validator = (hash: Buffer): string => `W/"${hash.toString('base64url').slice(0, 22)}"`

/** Returns an ETag of the uncompressed body, independent of its compression. */
export const computeEtag = (body: string | Uint8Array): string =>
  validator(createHash('sha256').update(body).digest())

const atOnce = 1024 * 1024

export const computeEtagInSlices = async (body: Uint8Array): Promise<string> => {
  if (body.length <= atOnce) return computeEtag(body)
  const hash = createHash('sha256')
  for (let at = 0; at < body.length; at += atOnce) {
    hash.update(body.subarray(at, at + atOnce))
    await setImmediate()
  }
  return validator(hash.digest())
}

export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean => {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const bare = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === bare)
}
