import type { Field } from './field.ts'
import { createField } from './field.ts'
import type { Volume } from './nifti.ts'
import { type Plane, slicePoint, sliceSize } from './slice.ts'

// An invented lesion: an irregular ball that the scanned person never had.
export interface Lesion {
  readonly centre: readonly [x: number, y: number, z: number]
  readonly radius: number
  readonly phase: number
}

// Returns the depth of a voxel in the lesion: 1 at its centre, 0 on its border, negative outside.
export function lesionDepth(lesion: Lesion, x: number, y: number, z: number): number {
  const dx = x - lesion.centre[0]
  const dy = (y - lesion.centre[1]) * 0.9
  const dz = (z - lesion.centre[2]) * 1.1
  const reach = Math.hypot(dx, dy, dz)
  const { phase } = lesion
  const unit = 2.6 / lesion.radius
  const bumps =
    0.11 * Math.sin(dx * unit + phase) * Math.cos(dy * unit - phase) +
    0.08 * Math.sin(dy * unit * 1.7 + 2 * phase + dz * unit) +
    0.05 * Math.cos(dx * unit * 2.3 - dz * unit * 1.9 + 3 * phase)
  const fading = Math.max(1, reach / lesion.radius) ** 2.5
  return 1 - reach / (lesion.radius * (1 + bumps / fading))
}

// Returns the lesion's depth for every pixel of a slice.
export function lesionSlice(
  size: Volume['size'],
  lesion: Lesion,
  plane: Plane,
  place: number,
): Field {
  const [width, height] = sliceSize(size, plane)
  return createField(width, height, (column, row) =>
    lesionDepth(lesion, ...slicePoint(size, plane, place, column, row)),
  )
}

const bell = (value: number, width: number): number => Math.exp(-((value / width) ** 2))

// Returns the value of tissue at a depth: dark oedema around the lesion, a bright rim, a dark core.
function altered(value: number, inside: number): number {
  const swelling = inside > 0 ? 1 : bell(inside, 0.45)
  const rim = bell(inside - 0.2, 0.11)
  const core = Math.min(1, Math.max(0, (inside - 0.22) / 0.3))
  return value * (1 - 0.26 * swelling) * (1 - 0.5 * core) + 34 * rim
}

// Paints a lesion into a slice.
export function paintLesion(tissue: Field, depth: Field): Field {
  const values = tissue.values.map((value, index) => altered(value, depth.values[index] ?? -1))
  return { ...tissue, values }
}

// Paints a lesion into a copy of a volume.
export function plantLesion(volume: Volume, lesion: Lesion): Volume {
  const [nx, ny] = volume.size
  const voxels = volume.voxels.map((value, index) => {
    const x = index % nx
    if (Math.abs(x - lesion.centre[0]) > lesion.radius * 2) return value
    const inside = lesionDepth(
      lesion,
      x,
      Math.floor(index / nx) % ny,
      Math.floor(index / (nx * ny)),
    )
    return inside < -1 ? value : Math.round(altered(value, inside))
  })
  return { size: volume.size, voxels }
}
