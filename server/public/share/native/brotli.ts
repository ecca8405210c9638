import { brotliDecompressSync } from 'node:zlib'

/** What the package `brotli` does in JavaScript. */
const decompress = (bytes: Uint8Array): Uint8Array => brotliDecompressSync(bytes)

export default decompress
