import { inflateRawSync } from 'node:zlib'

/** An entry in the directory of a ZIP. `start` is the offset of its local header. */
export interface ZipEntry {
  readonly name: string
  readonly start: number
  readonly isCompressed: boolean
  /** Size in the archive, in bytes. */
  readonly packedBytes: number
}

const endBytes = 22
const maxCommentBytes = 65_535
const entryBytes = 46
const maxDirectoryBytes = 8 * 1024 * 1024

const signatures = { entry: 0x02014b50, end: 0x06054b50, local: 0x04034b50 }

const read = async (file: Blob, start: number, end: number): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(await file.slice(start, end).arrayBuffer())

/** Finds the end record, which may be followed by a comment. Returns its offset or -1. */
const findEnd = (tail: Buffer): number => {
  for (let at = tail.length - endBytes; at >= 0; at--) {
    const isEnd = tail.readUInt32LE(at) === signatures.end
    if (isEnd && at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return -1
}

const parseEntries = (directory: Buffer, count: number): ZipEntry[] | null => {
  const entries: ZipEntry[] = []
  let at = 0
  for (; at + entryBytes <= directory.length; ) {
    if (directory.readUInt32LE(at) !== signatures.entry) return null
    const nameEnd = at + entryBytes + directory.readUInt16LE(at + 28)
    const end = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (end > directory.length) return null
    const name = directory.toString('utf8', at + entryBytes, nameEnd)
    entries.push({
      name,
      start: directory.readUInt32LE(at + 42),
      isCompressed: directory.readUInt16LE(at + 10) !== 0,
      packedBytes: directory.readUInt32LE(at + 20),
    })
    at = end
  }
  return at === directory.length && entries.length === count ? entries : null
}

/**
 * Reads the directory of a ZIP without unpacking anything. Returns null if the file is not a whole ZIP of at most
 * 65,534 entries whose directory has at most 8 MB.
 */
export const readZipDirectory = async (file: Blob): Promise<ZipEntry[] | null> => {
  const head = await read(file, 0, 4)
  if (head.length < 4 || head.readUInt32LE(0) !== signatures.local) return null
  const tailStart = Math.max(0, file.size - endBytes - maxCommentBytes)
  const tail = await read(file, tailStart, file.size)
  const at = findEnd(tail)
  if (at < 0) return null
  const count = tail.readUInt16LE(at + 10)
  const size = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (start + size !== tailStart + at || size > maxDirectoryBytes) return null
  return parseEntries(await read(file, start, start + size), count)
}

/** Unpacks an entry as text. Returns null if it is damaged or larger than `maxBytes`. */
export const readShortEntry = async (
  file: Blob,
  { start, isCompressed, packedBytes }: ZipEntry,
  maxBytes: number,
): Promise<string | null> => {
  const header = await read(file, start, start + 30)
  if (header.length < 30 || header.readUInt32LE(0) !== signatures.local) return null
  const from = start + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await read(file, from, from + Math.min(packedBytes, maxBytes))
  try {
    const bytes = isCompressed ? inflateRawSync(packed, { maxOutputLength: maxBytes }) : packed
    return bytes.toString('latin1')
  } catch {
    return null
  }
}
