import { contours } from '../draw/contour.ts'
import { polyline, relax, smooth } from '../draw/curve.ts'
import { type Point, path } from '../draw/svg.ts'
import { blur } from '../volume/field.ts'
import { enlarge } from '../volume/sample.ts'
import { slice } from '../volume/slice.ts'
import { banner } from './banner.ts'
import type { Entry } from './entry.ts'

// Returns the upper half of a closed outline, from its leftmost to its rightmost point.
function upperHalf(ring: readonly Point[]): Point[] {
  const extreme = (sign: number): number =>
    ring.reduce((best, [x], index) => (sign * x > sign * (ring[best]?.[0] ?? 0) ? index : best), 0)
  const [left, right] = [extreme(-1), extreme(1)]
  const turned = [...ring.slice(left), ...ring.slice(0, left)]
  const split = (right - left + ring.length) % ring.length
  const one = turned.slice(0, split + 1)
  const other = [...turned.slice(split), ...turned.slice(0, 1)].reverse()
  const height = (points: readonly Point[]): number =>
    points.reduce((sum, [, y]) => sum + y, 0) / points.length
  return height(one) < height(other) ? one : other
}

const federated = banner(
  'federated',
  'paper',
  'Six contours of brains, each from its own place, joined by one continuous line.',
  ({ bare, mask }) => {
    const places: Point[] = [
      [185, 340],
      [432, 590],
      [680, 320],
      [928, 600],
      [1176, 310],
      [1420, 570],
    ]
    const route: Point[] = [[-20, 430]]
    const rings = places.map(([cx, cy], index) => {
      const put = ([x, y]: Point): Point => [cx + (x / 2 - 90) * 1.72, cy + (y / 2 - 112) * 1.72]
      const field = enlarge(blur(slice(bare, 'axial', 82 + index * 4), 1), 2)
      const list = contours(field, 92)
        .filter((ring) => ring.length > 90)
        .map((ring) => relax(ring, 6).map(put))
      const outer =
        contours(enlarge(blur(slice(mask, 'axial', 82 + index * 4), 2), 2), 0.5)[0] ?? []
      const edge = relax(outer, 12).map(put)
      route.push(...upperHalf(edge))
      return (
        path(list.map((ring) => smooth(ring, true)).join(''), { stroke: 'haze', width: 1.6 }) +
        path(smooth(edge, true), { stroke: 'ink', width: 2.4 })
      )
    })
    route.push([1620, 480])
    return [rings.join('') + path(polyline(route), { stroke: 'signal', width: 6 })]
  },
)

export const bannerFederated: readonly Entry[] = [federated]
