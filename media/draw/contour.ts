import type { Field } from '../volume/field.ts'
import type { Point } from './svg.ts'

// Pairs of crossed cell edges (0 top, 1 right, 2 bottom, 3 left) for each of the 16 corner patterns.
const crossings: readonly (readonly number[])[] = [
  [],
  [3, 2],
  [2, 1],
  [3, 1],
  [0, 1],
  [0, 3, 2, 1],
  [0, 2],
  [3, 0],
  [3, 0],
  [0, 2],
  [0, 1, 3, 2],
  [0, 1],
  [3, 1],
  [2, 1],
  [3, 2],
  [],
]

interface Segment {
  readonly from: number
  readonly to: number
}

// Traces the contours of a grid at a level (marching squares), longest first.
export function contours(field: Field, level: number): Point[][] {
  const { width, height, values } = field
  const points = new Map<number, Point>()
  const value = (x: number, y: number): number => values[y * width + x] ?? 0
  const cross = (x: number, y: number, edge: number): number => {
    const [ax, ay, bx, by] = [
      [x, y, x + 1, y],
      [x + 1, y, x + 1, y + 1],
      [x, y + 1, x + 1, y + 1],
      [x, y, x, y + 1],
    ][edge] ?? [0, 0, 0, 0]
    const key = ((ay ?? 0) * width + (ax ?? 0)) * 2 + (ay === by ? 0 : 1)
    const a = value(ax ?? 0, ay ?? 0)
    const share = (level - a) / (value(bx ?? 0, by ?? 0) - a || 1)
    points.set(key, [
      (ax ?? 0) + ((bx ?? 0) - (ax ?? 0)) * share,
      (ay ?? 0) + ((by ?? 0) - (ay ?? 0)) * share,
    ])
    return key
  }
  const segments: Segment[] = []
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const pattern =
        (value(x, y) >= level ? 8 : 0) |
        (value(x + 1, y) >= level ? 4 : 0) |
        (value(x + 1, y + 1) >= level ? 2 : 0) |
        (value(x, y + 1) >= level ? 1 : 0)
      const edges = crossings[pattern] ?? []
      for (let index = 0; index < edges.length; index += 2) {
        const from = cross(x, y, edges[index] ?? 0)
        segments.push({ from, to: cross(x, y, edges[index + 1] ?? 0) })
      }
    }
  }
  return join(segments, points).sort((a, b) => b.length - a.length)
}

function join(segments: readonly Segment[], points: ReadonlyMap<number, Point>): Point[][] {
  const links = new Map<number, number[]>()
  for (const { from, to } of segments) {
    links.set(from, [...(links.get(from) ?? []), to])
    links.set(to, [...(links.get(to) ?? []), from])
  }
  const seen = new Set<number>()
  const walk = (start: number): Point[] => {
    const chain: Point[] = []
    let key: number | undefined = start
    while (key !== undefined && !seen.has(key)) {
      seen.add(key)
      const point = points.get(key)
      if (point) chain.push(point)
      key = links.get(key)?.find((next) => !seen.has(next))
    }
    return chain
  }
  const ends = [...links].filter(([, next]) => next.length === 1).map(([key]) => key)
  const chains = [...ends, ...links.keys()].filter((key) => !seen.has(key))
  return chains.map((key) => (seen.has(key) ? [] : walk(key))).filter((chain) => chain.length > 2)
}
