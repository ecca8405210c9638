import { brotliDecompressSync } from 'node:zlib'

/** Replaces the package `brotli`, which does this in JavaScript. */
const decompress = (bytes: Uint8Array): Uint8Array => brotliDecompressSync(bytes)

export default decompress
