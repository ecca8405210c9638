import { Refusal } from '../refusal.ts'
import { isSameGrid } from './orientation.ts'
import { eachValue, type Scan } from './voxels.ts'

const mostLabels = 255

/** A map of labels: the values in it, and for each voxel which of them it has, counted from 1. */
export interface LabelMap {
  readonly values: readonly number[]
  readonly numbers: Uint8Array
}

/** Reads a map of labels that lies on the grid of a scan. */
export const readLabels = async (map: Scan, scan: Scan): Promise<LabelMap> => {
  if (!isSameGrid(map.header, scan.header))
    throw new Refusal('The labels do not lie on the same grid as the scan')
  const [x, y, z] = map.header.size
  const numbers = new Uint8Array(x * y * z)
  const known = new Map<number, number>()
  await eachValue(map, (values, first) => {
    let last = 0
    let number = 0
    for (let at = 0; at < values.length; at++) {
      const value = Math.round(values[at] ?? 0)
      if (value === 0 || Number.isNaN(value)) continue
      if (value !== last) {
        number = known.get(value) ?? known.size + 1
        if (number > mostLabels)
          throw new Refusal('The labels have more than 255 different values: is this a label map?')
        known.set(value, number)
        last = value
      }
      numbers[first + at] = number
    }
  })
  const values = [...known.keys()]
  const order = values.toSorted((one, other) => one - other)
  const sorted = Uint8Array.from([0, ...values.map((value) => order.indexOf(value) + 1)])
  for (let at = 0; at < numbers.length; at++) numbers[at] = sorted[numbers[at] ?? 0] ?? 0
  return { values: order, numbers }
}
