import { type Camera, cameraOf, dot, middle, type View } from './camera.ts'
import type { Field } from './field.ts'
import type { Volume } from './nifti.ts'
import { type Point3, sampleAt, voxelAt } from './sample.ts'

// Rendered brain, pixel by pixel. `light` is 0 where a ray hits nothing.
interface SurfaceView {
  readonly light: Field
  readonly region: Field
  readonly section: Field
}

// Volumes to render. `cut` removes everything above that height and shows the tissue there.
interface Scene {
  readonly bare: Volume
  readonly labels: Volume
  readonly opened?: { readonly tissue: Volume; readonly mask: Volume; readonly cut: number }
}

// Value between fluid and grey matter.
export const threshold = 60

const reach = 108

function along(start: Point3, ahead: Point3, depth: number): Point3 {
  return [start[0] + ahead[0] * depth, start[1] + ahead[1] * depth, start[2] + ahead[2] * depth]
}

// Returns the depth at which a ray meets tissue, or undefined.
function meet(volume: Volume, start: Point3, ahead: Point3, from: number): number | undefined {
  for (let depth = from; depth < reach; depth += 1.5) {
    if (sampleAt(volume, ...along(start, ahead, depth)) < threshold) continue
    let [low, high] = [depth - 1.5, depth]
    for (let step = 0; step < 5; step++) {
      const half = (low + high) / 2
      if (sampleAt(volume, ...along(start, ahead, half)) < threshold) low = half
      else high = half
    }
    return high
  }
  return undefined
}

// Returns the light at a point of the surface, from a lamp at the upper left and from the viewer.
function shade(volume: Volume, [x, y, z]: Point3, camera: Camera, depth: number): number {
  const slope: Point3 = [
    sampleAt(volume, x - 1.2, y, z) - sampleAt(volume, x + 1.2, y, z),
    sampleAt(volume, x, y - 1.2, z) - sampleAt(volume, x, y + 1.2, z),
    sampleAt(volume, x, y, z - 1.2) - sampleAt(volume, x, y, z + 1.2),
  ]
  const length = Math.hypot(...slope) || 1
  const facing = -dot(slope, camera.ahead) / length
  const lamp = 0.75 * dot(slope, camera.up) - 0.5 * dot(slope, camera.right)
  const lit = lamp / length + 0.45 * facing
  const fade = 1 - 0.42 * ((depth + 95) / 150)
  return Math.max(0.02, (0.16 + 0.34 * Math.max(0, facing) + 0.56 * Math.max(0, lit)) * fade)
}

function nearestLabel(labels: Volume, point: Point3): number {
  const [cx, cy, cz] = [Math.round(point[0]), Math.round(point[1]), Math.round(point[2])]
  for (const span of [0, 1, 2]) {
    for (let dz = -span; dz <= span; dz++) {
      for (let dy = -span; dy <= span; dy++) {
        for (let dx = -span; dx <= span; dx++) {
          const label = voxelAt(labels, cx + dx, cy + dy, cz + dz)
          if (label) return label
        }
      }
    }
  }
  return 0
}

// Renders the brain from outside. Rays stop at grey matter or at the cut.
export function viewSurface({ bare, labels, opened }: Scene, view: View): SurfaceView {
  const { width, height, scale } = view
  const camera = cameraOf(view)
  const { right, up, ahead } = camera
  const [light, region, section] = [0, 1, 2].map(() => new Float32Array(width * height))
  if (!light || !region || !section) throw new Error('No room for the view')
  for (let index = 0; index < width * height; index++) {
    const across = ((index % width) - width / 2) / scale
    const rise = (height / 2 - Math.floor(index / width)) / scale
    if (Math.hypot(across, rise) > reach) continue
    const start = along(along(middle, right, across), up, rise)
    let from = -reach
    if (opened) {
      from = Math.max(from, (opened.cut - start[2]) / ahead[2])
      const at = along(start, ahead, from)
      if (at[2] <= opened.cut + 0.01 && sampleAt(opened.mask, ...at) > 0.5) {
        light[index] = sampleAt(opened.tissue, ...at) / 255
        section[index] = 1
        continue
      }
    }
    const depth = meet(bare, start, ahead, from)
    if (depth === undefined) continue
    light[index] = shade(bare, along(start, ahead, depth), camera, depth)
    region[index] = nearestLabel(labels, along(start, ahead, depth + 1.5))
  }
  const field = (values: Float32Array): Field => ({ width, height, values })
  return { light: field(light), region: field(region), section: field(section) }
}
