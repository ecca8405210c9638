import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'
import { Refusal } from '../refusal.ts'
import type { Files } from './wfdb.ts'

const mostFiles = 100
const mostBytes = 200 * 1024 * 1024
const wanted = /\.(?:hea|dat|atr|qrs|ann)$/

/** The files of a record that a ZIP holds, by their names without folders. */
export const unzip = async (bytes: Buffer): Promise<Files> => {
  const files = new Map<string, Uint8Array>()
  let total = 0
  try {
    // It refuses names that lead out of the archive, and entries that are longer than they say.
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
    if (zip.entryCount > mostFiles) throw new Refusal('The ZIP holds more than 100 files')
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.replace(/^.*\//, '')
      if (!wanted.test(name) || name.startsWith('.')) continue
      total += entry.uncompressedSize
      if (total > mostBytes) throw new Refusal('The ZIP unpacks to more than 200 MB')
      files.set(name, await buffer(await zip.openReadStreamPromise(entry)))
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('The ZIP is damaged and cannot be unpacked')
  }
  return files
}
