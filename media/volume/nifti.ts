import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

// A block of 8-bit voxels: x fastest (left to right), then y (back to front), then z (up).
export interface Volume {
  readonly size: readonly [x: number, y: number, z: number]
  readonly voxels: Uint8Array
}

const headerBytes = 348
const typeUint8 = 2

// Reads a gzipped NIfTI-1 file of unsigned bytes. Throws for any other file.
export function readNifti(path: string): Volume {
  const bytes = gunzipSync(readFileSync(path))
  if (bytes.readInt32LE(0) !== headerBytes) throw new Error(`${path} is not little-endian NIfTI-1`)
  if (bytes.readInt16LE(70) !== typeUint8) throw new Error(`${path} does not hold unsigned bytes`)
  const size = [bytes.readInt16LE(42), bytes.readInt16LE(44), bytes.readInt16LE(46)] as const
  const start = bytes.readFloatLE(108)
  const count = size[0] * size[1] * size[2]
  if (bytes.length < start + count) throw new Error(`${path} ends before its last voxel`)
  return { size, voxels: new Uint8Array(bytes.buffer, bytes.byteOffset + start, count) }
}
