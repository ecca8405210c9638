import { inflateRawSync } from 'node:zlib'

/** What the package `tiny-inflate` does in JavaScript. */
const inflate = (bytes: Uint8Array, into: Uint8Array): Uint8Array => {
  into.set(inflateRawSync(bytes))
  return into
}

export default inflate
// For those who require it.
export { inflate as 'module.exports' }
