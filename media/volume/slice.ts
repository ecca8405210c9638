import { createField, type Field } from './field.ts'
import type { Volume } from './nifti.ts'
import { type Point3, sampleAt, voxelAt } from './sample.ts'

export type Plane = 'axial' | 'coronal' | 'sagittal'

// Returns the voxel at a column and row of a slice. Row 0 is at the top.
export function slicePoint(
  size: Volume['size'],
  plane: Plane,
  place: number,
  column: number,
  row: number,
): Point3 {
  if (plane === 'axial') return [column, size[1] - 1 - row, place]
  if (plane === 'coronal') return [column, place, size[2] - 1 - row]
  return [place, size[1] - 1 - column, size[2] - 1 - row]
}

// Returns width and height of a slice in voxels.
export function sliceSize(size: Volume['size'], plane: Plane): readonly [number, number] {
  if (plane === 'axial') return [size[0], size[1]]
  return plane === 'coronal' ? [size[0], size[2]] : [size[1], size[2]]
}

// Cuts a slice at any position, interpolating between layers.
export function slice(volume: Volume, plane: Plane, place: number): Field {
  const [width, height] = sliceSize(volume.size, plane)
  return createField(width, height, (column, row) =>
    sampleAt(volume, ...slicePoint(volume.size, plane, place, column, row)),
  )
}

// Cuts a slice of labels, which must not be interpolated.
export function labelSlice(volume: Volume, plane: Plane, place: number): Field {
  const [width, height] = sliceSize(volume.size, plane)
  return createField(width, height, (column, row) => {
    const [x, y, z] = slicePoint(volume.size, plane, place, column, row)
    return voxelAt(volume, Math.round(x), Math.round(y), Math.round(z))
  })
}
