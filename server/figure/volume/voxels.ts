import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { dicomRejectionMessage, isDicom, RejectedFileError } from '../rejected-file.ts'
import { isZip, rejectZippedDicom } from '../zipped-dicom.ts'
import {
  bytesPerVoxelType,
  type NiftiHeader,
  niftiHeaderBytes,
  parseNiftiHeader,
  type VoxelType,
} from './nifti.ts'

const maxVoxels = 100_000_000
// Block size in bytes. Must be a multiple of every voxel size, so that no voxel is split between blocks.
const blockBytes = 3 * 1024 * 1024

/** A scan on disk with its parsed header. Its voxels are not loaded. */
export interface NiftiScan {
  readonly path: string
  readonly isPacked: boolean
  readonly header: NiftiHeader
  /** Names of fields that could identify the patient. */
  readonly removed: readonly string[]
}

const readStart = async (path: string): Promise<Uint8Array> => {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(1024), { position: 0 })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const unpackedChunks = (path: string, isPacked: boolean): AsyncIterable<Buffer> => {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 })
  if (!isPacked) return file
  const unpacked = createGunzip({ chunkSize: 256 * 1024 })
  file.on('error', (error) => unpacked.destroy(error))
  return file.pipe(unpacked)
}

const brokenFile = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
    ? new RejectedFileError('The file is damaged: it cannot be unpacked')
    : error

/** Returns the names of the text fields in a gzip header, such as a file name or a comment. */
const packedWords = (head: Uint8Array): string[] => {
  const flags = head[3] ?? 0
  return [...(flags & 8 ? ['gzip name'] : []), ...(flags & 16 ? ['gzip comment'] : [])]
}

/** Opens a NIfTI file, gzipped or not, and parses its header. Throws a `RejectedFileError` for other files. */
export const openNiftiScan = async (path: string): Promise<NiftiScan> => {
  const head = await readStart(path)
  if (isDicom(head)) throw new RejectedFileError(dicomRejectionMessage)
  if (isZip(head)) await rejectZippedDicom(path)
  const isPacked = head[0] === 0x1f && head[1] === 0x8b
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of unpackedChunks(path, isPacked)) {
      parts.push(chunk)
      bytes += chunk.length
      if (bytes >= niftiHeaderBytes) break
    }
  } catch (error) {
    throw brokenFile(error)
  }
  const start = new Uint8Array(Buffer.concat(parts).subarray(0, niftiHeaderBytes + 4))
  if (isDicom(start)) throw new RejectedFileError(dicomRejectionMessage)
  const header = parseNiftiHeader(start)
  const [x, y, z] = header.size
  if (x * y * z > maxVoxels)
    throw new RejectedFileError(
      'The scan has more than 100 million voxels: cut it, or make it coarser',
    )
  // Voxels usually begin four bytes after the header. If they begin later, the file has extensions in
  // between.
  const extension = header.offset > (header.version === 1 ? 352 : 544) ? ['extensions'] : []
  const packed = isPacked ? packedWords(head) : []
  return {
    path,
    isPacked,
    header,
    removed: [...header.words, ...extension, ...packed],
  }
}

// Maximum compression ratio of deflate, reached with zeros.
const maxDeflateRatio = 1_032
// Real scans never compress this well, so a file with a higher ratio must be nearly empty.
const maxPlausibleRatio = 200
const checkedFromBytes = 64 * 1024 * 1024

/**
 * Checks the file size before unpacking. Throws a `RejectedFileError` if the scan cannot be complete, or is nearly
 * empty.
 */
export const requirePlausibleScanSize = async ({
  path,
  isPacked,
  header,
}: NiftiScan): Promise<void> => {
  const [x, y, z] = header.size
  const wanted = header.offset + x * y * z * bytesPerVoxelType[header.type]
  const { size } = await stat(path)
  if (size * (isPacked ? maxDeflateRatio : 1) < wanted)
    throw new RejectedFileError('The file ends before its last voxel')
  if (isPacked && wanted > checkedFromBytes && size * maxPlausibleRatio < wanted)
    throw new RejectedFileError(
      'There is next to nothing in this scan: nearly all of its voxels are the same',
    )
}

/** Streams the scan's voxels in blocks. Throws a `RejectedFileError` if the file ends early. */
export const forEachVoxelBlock = async (
  { path, isPacked, header }: NiftiScan,
  look: (block: Buffer) => void | Promise<void>,
): Promise<void> => {
  const [x, y, z] = header.size
  let left = x * y * z * bytesPerVoxelType[header.type]
  let skip = header.offset
  const block = Buffer.alloc(Math.min(left, blockBytes))
  let filled = 0
  try {
    for await (const chunk of unpackedChunks(path, isPacked)) {
      let at = Math.min(skip, chunk.length)
      skip -= at
      while (at < chunk.length && left > 0) {
        const taken = chunk.copy(block, filled, at, Math.min(chunk.length, at + left))
        at += taken
        filled += taken
        left -= taken
        if (filled < block.length && left > 0) continue
        await look(block.subarray(0, filled))
        filled = 0
      }
      if (left === 0) break
    }
  } catch (error) {
    throw brokenFile(error)
  }
  if (left > 0) throw new RejectedFileError('The file ends before its last voxel')
}

const swapped = (block: Buffer, bytes: number): Buffer => {
  if (bytes === 2) return block.swap16()
  if (bytes === 4) return block.swap32()
  return bytes === 8 ? block.swap64() : block
}

const viewOf = (type: VoxelType, { buffer, byteOffset, length }: Buffer) => {
  switch (type) {
    case 'uint8':
    case 'rgb24':
      return new Uint8Array(buffer, byteOffset, length)
    case 'int8':
      return new Int8Array(buffer, byteOffset, length)
    case 'int16':
      return new Int16Array(buffer, byteOffset, length / 2)
    case 'uint16':
      return new Uint16Array(buffer, byteOffset, length / 2)
    case 'int32':
      return new Int32Array(buffer, byteOffset, length / 4)
    case 'uint32':
      return new Uint32Array(buffer, byteOffset, length / 4)
    case 'float32':
      return new Float32Array(buffer, byteOffset, length / 4)
    case 'float64':
      return new Float64Array(buffer, byteOffset, length / 8)
    case 'int64':
      return Float64Array.from(new BigInt64Array(buffer, byteOffset, length / 8), Number)
    case 'uint64':
      return Float64Array.from(new BigUint64Array(buffer, byteOffset, length / 8), Number)
  }
}

export type VoxelArray = Exclude<ReturnType<typeof viewOf>, never>

const grey = (colours: VoxelArray): VoxelArray =>
  Uint8Array.from({ length: colours.length / 3 }, (_, at) => {
    const [r = 0, g = 0, b = 0] = colours.subarray(3 * at, 3 * at + 3)
    return 0.299 * r + 0.587 * g + 0.114 * b
  })

/** Streams the scan's stored values in blocks, before slope and intercept are applied. */
export const forEachVoxelValue = (
  scan: NiftiScan,
  look: (values: VoxelArray, first: number) => void,
): Promise<void> => {
  const { type, isLittle } = scan.header
  let first = 0
  return forEachVoxelBlock(scan, (block) => {
    const inOrder = isLittle ? block : swapped(block, bytesPerVoxelType[type])
    const values = viewOf(type, inOrder)
    const numbers = type === 'rgb24' ? grey(values) : values
    look(numbers, first)
    first += numbers.length
  })
}
