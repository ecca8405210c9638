import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const encoders = {
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (/** @type {Buffer} */ bytes) =>
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes a .br and a .gz beside every text file of a folder if they are smaller.
 * @param {string} folder
 */
export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(js|css|svg)$/.test(name))
  for (const file of files) {
    const bytes = await readFile(join(folder, file))
    for (const [extension, encode] of Object.entries(encoders)) {
      const smaller = await encode(bytes)
      if (smaller.length < bytes.length)
        await writeFile(join(folder, `${file}.${extension}`), smaller)
    }
  }
}
