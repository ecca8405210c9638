import type { VolumePlane } from '#contract/figure/volume-facts.ts'
import type { NiftiHeader } from './nifti.ts'
import { findBodyAxes } from './orientation.ts'

const maxPoints = 512

interface Walk {
  readonly count: number
  /** Voxel index of the first point. `step` is the distance to the next point, in voxel indices. */
  readonly start: number
  readonly step: number
  readonly millimetres: number
}

/** How to extract the slices of one plane from the voxels of a file. */
export interface PlaneSliceLayout {
  readonly across: Walk
  readonly down: Walk
  readonly through: Walk
}

const reversed = ({ count, start, step, millimetres }: Walk): Walk => ({
  count,
  start: start + (count - 1) * step,
  step: -step,
  millimetres,
})

/**
 * Computes the cuts of all planes in radiological convention: the patient's right at the left, slices from
 * feet to head.
 */
export const computePlaneSliceLayouts = ({
  size,
  spacing,
  affine,
}: NiftiHeader): Record<VolumePlane, PlaneSliceLayout> => {
  const strides = [1, size[0], size[0] * size[1]] as const
  const [right, front, top] = findBodyAxes(affine).map(({ axis, isForward }): Walk => {
    const every = Math.ceil(size[axis] / maxPoints)
    const walk = {
      count: Math.ceil(size[axis] / every),
      start: 0,
      step: strides[axis] * every,
      millimetres: spacing[axis] * every,
    }
    return isForward ? walk : reversed(walk)
  })
  if (!right || !front || !top) throw new Error('A scan has three axes')
  return {
    axial: { across: reversed(right), down: reversed(front), through: top },
    coronal: { across: reversed(right), down: reversed(top), through: front },
    sagittal: { across: reversed(front), down: reversed(top), through: right },
  }
}

/** Extracts one slice, row by row from the upper left. */
export const extractSlice = (
  voxels: Uint8Array,
  { across, down, through }: PlaneSliceLayout,
  index: number,
) => {
  const points = new Uint8Array(across.count * down.count)
  let to = 0
  for (let row = 0; row < down.count; row++) {
    let from = through.start + index * through.step + down.start + row * down.step + across.start
    for (let column = 0; column < across.count; column++) {
      points[to++] = voxels[from] ?? 0
      from += across.step
    }
  }
  return points
}

/** Returns the slice with the most labelled voxels, or the middle slice without labels. */
export const findSliceWithMostLabels = (
  cut: PlaneSliceLayout,
  labels: Uint8Array | undefined,
): number => {
  const middle = Math.floor(cut.through.count / 2)
  if (!labels) return middle
  let best = middle
  let most = 0
  for (let index = 0; index < cut.through.count; index++) {
    const labelled = extractSlice(labels, cut, index).reduce(
      (sum, label) => sum + (label > 0 ? 1 : 0),
      0,
    )
    if (labelled > most) [best, most] = [index, labelled]
  }
  return best
}
