import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'

// Passes a list of any length between processes in a file, so that neither holds all of it in
// memory. Each entry is preceded by its length in bytes.

const lengthBytes = 4
const sliceBytes = 256 * 1024

export interface ListFileWriter<T> {
  /** Adds an entry. Returns false if it has more than `longest` bytes. */
  add(entry: T, longest?: number): boolean
  close(): void
}

/**
 * Creates the file of a list. Uses blocking writes, because the confined process that writes the file has no
 * other work.
 */
export const createListFileWriter = <T>(path: string): ListFileWriter<T> => {
  const file = openSync(path, 'wx', 0o600)
  let parts: Buffer[] = []
  let waiting = 0
  const flush = () => {
    const slice = Buffer.concat(parts)
    for (let at = 0; at < slice.length; ) at += writeSync(file, slice, at)
    parts = []
    waiting = 0
  }
  return {
    add: (entry, longest = Number.POSITIVE_INFINITY) => {
      const bytes = serialize(entry)
      if (bytes.length > longest) return false
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32LE(bytes.length)
      parts.push(length, bytes)
      waiting += lengthBytes + bytes.length
      if (waiting >= sliceBytes) flush()
      return true
    },
    close: () => {
      try {
        flush()
      } finally {
        closeSync(file)
      }
    },
  }
}

/** Yields the entries of a list file, read in slices. */
export async function* readListFile<T>(path: string): AsyncGenerator<T> {
  let held = Buffer.alloc(0)
  for await (const bytes of createReadStream(path, { highWaterMark: sliceBytes })) {
    held = Buffer.concat([held, bytes])
    let at = 0
    while (at + lengthBytes <= held.length) {
      const end = at + lengthBytes + held.readUInt32LE(at)
      if (end > held.length) break
      const entry: T = deserialize(held.subarray(at + lengthBytes, end))
      yield entry
      at = end
    }
    held = held.subarray(at)
  }
}
