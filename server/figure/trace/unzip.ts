import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise } from 'yauzl'
import { RejectedFileError } from '../rejected-file.ts'
import { listSignalFiles, maxWfdbHeaderBytes, type WfdbRecordFiles } from './wfdb.ts'

const maxFiles = 100
const maxBytes = 200 * 1024 * 1024
const maxNoteBytes = 20 * 1024 * 1024

const baseName = ({ fileName }: Entry): string => fileName.replace(/^.*\//, '')

/**
 * Unpacks a WFDB record from a ZIP: its header and only files that the header names. Keys are names without
 * folders.
 */
export const unzipWfdbRecord = async (bytes: Buffer): Promise<WfdbRecordFiles> => {
  try {
    // yauzl rejects paths that leave the archive and entries larger than declared.
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true })
    if (zip.entryCount > maxFiles) throw new RejectedFileError('The ZIP holds more than 100 files')
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(baseName(entry), entry)
    let total = 0
    const take = async (names: readonly string[], most: number) => {
      const files: [string, Uint8Array][] = []
      for (const name of names) {
        const entry = entries.get(name)
        if (!entry) continue
        total += entry.uncompressedSize
        if (entry.uncompressedSize > most || total > maxBytes)
          throw new RejectedFileError(`The file ${name.slice(0, 60)} of the ZIP is too large`)
        files.push([name, await buffer(await zip.openReadStreamPromise(entry))])
      }
      return files
    }
    const ending = (pattern: RegExp) =>
      [...entries.keys()].filter((name) => pattern.test(name) && !name.startsWith('.'))
    const headers = await take(ending(/\.hea$/), maxWfdbHeaderBytes)
    const sizes = new Map(
      Array.from(entries, ([name, { uncompressedSize }]) => [name, uncompressedSize]),
    )
    const signals = await take(listSignalFiles(new Map(headers), sizes), maxBytes)
    const notes = await take(ending(/\.(?:atr|qrs|ann)$/), maxNoteBytes)
    return new Map([...headers, ...signals, ...notes])
  } catch (error) {
    if (error instanceof RejectedFileError) throw error
    throw new RejectedFileError('The ZIP is damaged and cannot be unpacked')
  }
}
