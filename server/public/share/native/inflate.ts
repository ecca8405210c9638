import { inflateRawSync } from 'node:zlib'

/** Replaces the package `tiny-inflate`, which does this in JavaScript. */
const inflate = (bytes: Uint8Array, into: Uint8Array): Uint8Array => {
  into.set(inflateRawSync(bytes))
  return into
}

export default inflate
// For those who require it.
export { inflate as 'module.exports' }
