import { Refusal } from '../refusal.ts'

/** Three rows of four: where a voxel lies in millimetres, to the right, to the front and to the top. */
export type Matrix = readonly [readonly number[], readonly number[], readonly number[]]

/** A number for each axis. */
export type Three = readonly [number, number, number]

/** The matrix that a quaternion (b, c, d) and an origin stand for, with the size of a voxel. */
export const quaternionMatrix = (
  [b = 0, c = 0, d = 0, x = 0, y = 0, z = 0]: readonly number[],
  [dx, dy, dz]: Three,
): Matrix => {
  const a = Math.sqrt(Math.max(0, 1 - (b * b + c * c + d * d)))
  return [
    [(a * a + b * b - c * c - d * d) * dx, 2 * (b * c - a * d) * dy, 2 * (b * d + a * c) * dz, x],
    [2 * (b * c + a * d) * dx, (a * a + c * c - b * b - d * d) * dy, 2 * (c * d - a * b) * dz, y],
    [2 * (b * d - a * c) * dx, 2 * (c * d + a * b) * dy, (a * a + d * d - c * c - b * b) * dz, z],
  ]
}

/** Returns the size of a voxel in millimetres, as a matrix implies it. */
export const voxelSizeOf = (matrix: Matrix): Three => {
  const lengthOf = (column: number) => Math.hypot(...matrix.map((row) => row[column] ?? 0))
  return [lengthOf(0), lengthOf(1), lengthOf(2)]
}

/** Which axis of the file runs along one direction of the body, and whether it runs that way or against it. */
export interface Axis {
  readonly axis: 0 | 1 | 2
  readonly isForward: boolean
}

/** The axes of a file that run to the right, to the front and to the top. */
export type Axes = readonly [right: Axis, front: Axis, top: Axis]

const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

/** Assigns the axes of a file to the directions of the body that they are nearest to, each once. */
export const axesOf = (matrix: Matrix): Axes => {
  const lengths = voxelSizeOf(matrix)
  const cosine = (row: number, column: number) =>
    (matrix[row]?.[column] ?? 0) / (lengths[column] || 1)
  const closeness = (order: Three) =>
    order.reduce<number>((sum, column, row) => sum + Math.abs(cosine(row, column)), 0)
  const best = orders.reduce((one, other) =>
    closeness(other) > closeness(one) + 1e-9 ? other : one,
  )
  const axis = (row: 0 | 1 | 2): Axis => {
    const along = cosine(row, best[row])
    if (!Number.isFinite(along) || along === 0)
      throw new Refusal('The file does not say how the scan lies in space')
    return { axis: best[row], isForward: along > 0 }
  }
  return [axis(0), axis(1), axis(2)]
}

/** Whether two scans lie on the same grid. */
export const isSameGrid = (
  one: { size: Three; affine: Matrix },
  other: { size: Three; affine: Matrix },
): boolean => {
  const near = (a: number, b: number) => Math.abs(a - b) <= 0.01 + 0.001 * Math.abs(a)
  return (
    one.size.every((side, index) => side === other.size[index]) &&
    one.affine.every((row, at) =>
      row.every((cell, index) => near(cell, other.affine[at]?.[index] ?? 0)),
    )
  )
}
