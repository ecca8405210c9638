import { closeSync, createReadStream, openSync, writeSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'

// A list of any length, handed from one process to another through a file: neither has to hold all of it, and no message
// between them grows with it. Each entry follows its length in bytes.

const lengthBytes = 4
/** How much is collected before it is written, and read at a time. */
const sliceBytes = 256 * 1024

/** Writes a list entry by entry. */
export interface ListWriter<T> {
  /** Adds an entry of at most `longest` bytes; returns false for a longer one. */
  add(entry: T, longest?: number): boolean
  /** Writes what is left, and closes the file. */
  close(): void
}

/** Creates the file of a list. Writing blocks the process, which has nothing else to do. */
export const writeList = <T>(path: string): ListWriter<T> => {
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

/** Reads a list slice by slice and yields its entries. */
export async function* readList<T>(path: string): AsyncGenerator<T> {
  let held = Buffer.alloc(0)
  for await (const bytes of createReadStream(path, { highWaterMark: sliceBytes })) {
    held = Buffer.concat([held, bytes])
    let at = 0
    while (at + lengthBytes <= held.length) {
      const end = at + lengthBytes + held.readUInt32LE(at)
      if (end > held.length) break
      // The process that wrote it is ours.
      const entry: T = deserialize(held.subarray(at + lengthBytes, end))
      yield entry
      at = end
    }
    held = held.subarray(at)
  }
}
