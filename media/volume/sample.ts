import { createField, type Field } from './field.ts'
import type { Volume } from './nifti.ts'

// A point in voxel coordinates.
export type Point3 = readonly [x: number, y: number, z: number]

// Returns a voxel at whole coordinates, or 0 outside the volume.
export function voxelAt(volume: Volume, x: number, y: number, z: number): number {
  const [nx, ny, nz] = volume.size
  if (x < 0 || y < 0 || z < 0 || x >= nx || y >= ny || z >= nz) return 0
  return volume.voxels[(z * ny + y) * nx + x] ?? 0
}

// Interpolates between the eight nearest voxels. Returns 0 outside the volume.
export function sampleAt(volume: Volume, x: number, y: number, z: number): number {
  const [nx, ny, nz] = volume.size
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const z0 = Math.floor(z)
  if (x0 < 0 || y0 < 0 || z0 < 0 || x0 >= nx || y0 >= ny || z0 >= nz) return 0
  const fx = x - x0
  const fy = y - y0
  const fz = z - z0
  const voxels = volume.voxels
  const right = x0 + 1 < nx ? 1 : 0
  const front = y0 + 1 < ny ? nx : 0
  const above = z0 + 1 < nz ? nx * ny : 0
  const along = (base: number): number =>
    (voxels[base] ?? 0) * (1 - fx) + (voxels[base + right] ?? 0) * fx
  const corner = (z0 * ny + y0) * nx + x0
  const near = along(corner) * (1 - fy) + along(corner + front) * fy
  const far = along(corner + above) * (1 - fy) + along(corner + above + front) * fy
  return near * (1 - fz) + far * fz
}

const cubic = (t: number): readonly [number, number, number, number] => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
]

// Enlarges a grid with Catmull–Rom interpolation, which keeps tissue borders sharp.
export function enlarge(field: Field, scale: number): Field {
  const { width, height, values } = field
  const wide = Math.round(width * scale)
  const tall = Math.round(height * scale)
  const across = createField(wide, height, (x, y) => {
    const place = (x + 0.5) / scale - 0.5
    const base = Math.floor(place)
    return cubic(place - base).reduce((sum, weight, index) => {
      const column = Math.min(width - 1, Math.max(0, base + index - 1))
      return sum + weight * (values[y * width + column] ?? 0)
    }, 0)
  })
  return createField(wide, tall, (x, y) => {
    const place = (y + 0.5) / scale - 0.5
    const base = Math.floor(place)
    return cubic(place - base).reduce((sum, weight, index) => {
      const row = Math.min(height - 1, Math.max(0, base + index - 1))
      return sum + weight * (across.values[row * wide + x] ?? 0)
    }, 0)
  })
}
