import { RejectedFileError } from '../rejected-file.ts'

/**
 * Three rows of four numbers that map voxel indices to millimetres towards the patient's right, front and
 * top.
 */
export type AffineMatrix = readonly [readonly number[], readonly number[], readonly number[]]

export type NumberTriple = readonly [number, number, number]

/** Converts a quaternion (b, c, d), an origin and a voxel size to a matrix. */
export const quaternionToAffineMatrix = (
  [b = 0, c = 0, d = 0, x = 0, y = 0, z = 0]: readonly number[],
  [dx, dy, dz]: NumberTriple,
): AffineMatrix => {
  const a = Math.sqrt(Math.max(0, 1 - (b * b + c * c + d * d)))
  return [
    [(a * a + b * b - c * c - d * d) * dx, 2 * (b * c - a * d) * dy, 2 * (b * d + a * c) * dz, x],
    [2 * (b * c + a * d) * dx, (a * a + c * c - b * b - d * d) * dy, 2 * (c * d - a * b) * dz, y],
    [2 * (b * d - a * c) * dx, 2 * (c * d + a * b) * dy, (a * a + d * d - c * c - b * b) * dz, z],
  ]
}

export const voxelSizeFromMatrix = (matrix: AffineMatrix): NumberTriple => {
  const lengthOf = (column: number) => Math.hypot(...matrix.map((row) => row[column] ?? 0))
  return [lengthOf(0), lengthOf(1), lengthOf(2)]
}

/**
 * The file axis along one direction of the body, and whether the axis points in that direction or against it.
 */
export interface BodyAxis {
  readonly axis: 0 | 1 | 2
  readonly isForward: boolean
}

export type BodyAxes = readonly [right: BodyAxis, front: BodyAxis, top: BodyAxis]

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Assigns each direction of the body the nearest file axis, each axis once. */
export const findBodyAxes = (matrix: AffineMatrix): BodyAxes => {
  const lengths = voxelSizeFromMatrix(matrix)
  const cosine = (row: number, column: number) =>
    (matrix[row]?.[column] ?? 0) / (lengths[column] || 1)
  const closeness = (order: NumberTriple) =>
    order.reduce<number>((sum, column, row) => sum + Math.abs(cosine(row, column)), 0)
  const best = orders.reduce((one, other) =>
    closeness(other) > closeness(one) + 1e-9 ? other : one,
  )
  const axis = (row: 0 | 1 | 2): BodyAxis => {
    const along = cosine(row, best[row])
    if (!Number.isFinite(along) || along === 0)
      throw new RejectedFileError('The file does not say how the scan lies in space')
    return { axis: best[row], isForward: along > 0 }
  }
  return [axis(0), axis(1), axis(2)]
}

export const isSameVoxelGrid = (
  one: { size: NumberTriple; affine: AffineMatrix },
  other: { size: NumberTriple; affine: AffineMatrix },
): boolean => {
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.01 + 0.001 * Math.abs(a)
  return (
    one.size.every((side, index) => side === other.size[index]) &&
    one.affine.every((row, at) =>
      row.every((cell, index) => near(cell, other.affine[at]?.[index] ?? 0)),
    )
  )
}
