import { RejectedFileError } from '../rejected-file.ts'
import { isSameVoxelGrid } from './orientation.ts'
import { forEachVoxelValue, type NiftiScan } from './voxels.ts'

const maxLabels = 255
// Maximum distance of a label from a whole number. Allows for rounding errors after multiplication by a
// float.
const tolerance = 0.001
/**
 * Number of distinct values up to which a file is accepted as labels, even if they change from voxel to
 * voxel.
 */
const fewValues = 16

const notLabels = (what: string) =>
  new RejectedFileError(
    `The labels ${what}, as in a map of probabilities: set a threshold, such as 0.5, so that each voxel is 0 or the number of its label`,
  )

/** A parsed label map. `numbers` holds each voxel's position in `values`, counted from 1. */
export interface SegmentationLabelMap {
  readonly values: readonly number[]
  readonly numbers: Uint8Array
}

/** Parses a label map. Throws a `RejectedFileError` if its grid is not that of the scan. */
export const parseSegmentationLabelMap = async (
  map: NiftiScan,
  scan: NiftiScan,
): Promise<SegmentationLabelMap> => {
  if (!isSameVoxelGrid(map.header, scan.header))
    throw new RejectedFileError('The labels do not lie on the same grid as the scan')
  const { size, slope, intercept } = map.header
  const numbers = new Uint8Array(size[0] * size[1] * size[2])
  const numberByValue = new Map<number, number>()
  const numberOf = (stored: number): number => {
    const exact = stored * slope + intercept
    const value = Math.round(exact)
    if (Math.abs(exact - value) > tolerance)
      throw notLabels(`have values between whole numbers (${exact.toPrecision(3)})`)
    if (value === 0 || !Number.isFinite(value)) return 0
    const number = numberByValue.get(value) ?? numberByValue.size + 1
    if (number > maxLabels)
      throw new RejectedFileError(
        'The labels have more than 255 different values: is this a label map?',
      )
    numberByValue.set(value, number)
    return number
  }
  let [neighbours, changes] = [0, 0]
  await forEachVoxelValue(map, (values, first) => {
    let last = Number.NaN
    let number = 0
    for (let at = 0; at < values.length; at++) {
      const stored = values[at] ?? 0
      const before = number
      if (stored !== last) [last, number] = [stored, numberOf(stored)]
      numbers[first + at] = number
      if (before === 0 || number === 0) continue
      neighbours++
      if (before !== number) changes++
    }
  })
  if (numberByValue.size > fewValues && changes > neighbours / 2)
    throw notLabels('change at every voxel')
  const values = [...numberByValue.keys()]
  const order = values.toSorted((one, other) => one - other)
  const sorted = Uint8Array.from([0, ...values.map((value) => order.indexOf(value) + 1)])
  for (let at = 0; at < numbers.length; at++) numbers[at] = sorted[numbers[at] ?? 0] ?? 0
  return { values: order, numbers }
}
