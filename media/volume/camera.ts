import type { Point } from '../draw/svg.ts'
import type { Point3 } from './sample.ts'

// Viewing direction in degrees: turned around the vertical axis, then tilted.
export interface View {
  readonly turn: number
  readonly tilt: number
  readonly width: number
  readonly height: number
  readonly scale: number
}

// The three directions of a view in voxel space.
export interface Camera {
  readonly right: Point3
  readonly up: Point3
  readonly ahead: Point3
}

// Voxel at the centre of rotation.
export const middle: Point3 = [90, 104, 82]

export function cameraOf(view: View): Camera {
  const turn = (view.turn * Math.PI) / 180
  const tilt = (view.tilt * Math.PI) / 180
  const [ct, st, cp, sp] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)]
  return { right: [ct, st, 0], up: [-st * sp, ct * sp, cp], ahead: [-st * cp, ct * cp, -sp] }
}

export function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

// Projects a voxel onto the picture.
export function project(view: View, [x, y, z]: Point3): Point {
  const { right, up } = cameraOf(view)
  const offset: Point3 = [x - middle[0], y - middle[1], z - middle[2]]
  return [
    view.width / 2 + dot(offset, right) * view.scale,
    view.height / 2 - dot(offset, up) * view.scale,
  ]
}
