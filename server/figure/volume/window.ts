import { RejectedFileError } from '../rejected-file.ts'
import { forEachVoxelValue, type NiftiScan } from './voxels.ts'

const samples = 400_000
const lowest = 0.005
const highest = 0.995

/**
 * Computes the values shown as black and white. Ignores outliers, so that a few bright voxels do not darken
 * the image.
 */
const windowOf = async (scan: NiftiScan): Promise<readonly [number, number]> => {
  const [x, y, z] = scan.header.size
  // Takes every n-th voxel. A prime n avoids sampling only a few columns of the image.
  const every =
    Math.max(1, Math.floor((x * y * z) / samples)) === 1 ? 1 : nextPrime((x * y * z) / samples)
  const taken = new Float64Array(Math.ceil((x * y * z) / every))
  let count = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  await forEachVoxelValue(scan, (values, first) => {
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? 0
      if (value < least && value !== Number.NEGATIVE_INFINITY) least = value
      if (value > most && value !== Number.POSITIVE_INFINITY) most = value
    }
    for (let at = (every - (first % every)) % every; at < values.length; at += every) {
      const value = values[at] ?? 0
      if (Number.isFinite(value)) taken[count++] = value
    }
  })
  if (!(most > least)) throw new RejectedFileError('Every voxel of this scan has the same value')
  const sorted = taken.subarray(0, count).sort()
  const at = (share: number) => sorted[Math.round(share * (count - 1))] ?? 0
  const [black, white] = [at(lowest), at(highest)]
  return white > black ? [black, white] : [least, most]
}

const nextPrime = (from: number): number => {
  const isPrime = (n: number) => {
    for (let by = 2; by * by <= n; by++) if (n % by === 0) return false
    return n > 1
  }
  let n = Math.ceil(from)
  while (!isPrime(n)) n++
  return n
}

/** Converts a scan to 8-bit shades of grey, in the order of the file. */
export const readGreyShades = async (scan: NiftiScan): Promise<Uint8Array> => {
  const [x, y, z] = scan.header.size
  const [black, white] = await windowOf(scan)
  const shades = new Uint8Array(x * y * z)
  // With a negative slope, the highest stored number is the darkest.
  const isInverse = scan.header.slope < 0
  const scale = 255 / (white - black)
  await forEachVoxelValue(scan, (values, first) => {
    for (let at = 0; at < values.length; at++) {
      const shade = ((values[at] ?? 0) - black) * scale
      const bounded = shade > 255 ? 255 : shade > 0 ? shade + 0.5 : 0
      shades[first + at] = isInverse ? 255 - bounded : bounded
    }
  })
  return shades
}
