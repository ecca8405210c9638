import { type Point, round } from './svg.ts'

// Builds SVG path data of straight segments.
export function polyline(points: readonly Point[], closed = false): string {
  const body = points.map(([x, y], index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`)
  return body.join('') + (closed ? 'Z' : '')
}

// Builds SVG path data of a smooth curve (Catmull–Rom as cubic Béziers).
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
    return points[place] ?? [0, 0]
  }
  const start = at(0)
  let data = `M${round(start[0])} ${round(start[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const bend = tension / 6
    const c1 = [from[0] + (to[0] - before[0]) * bend, from[1] + (to[1] - before[1]) * bend]
    const c2 = [to[0] - (after[0] - from[0]) * bend, to[1] - (after[1] - from[1]) * bend]
    data += `C${[...c1, ...c2, ...to].map(round).join(' ')}`
  }
  return data + (closed ? 'Z' : '')
}

// Parses points such as `x,y x,y`.
export function points(words: string): Point[] {
  return words.split(' ').map((pair): Point => {
    const [x = '0', y = '0'] = pair.split(',')
    return [Number(x), Number(y)]
  })
}

// Returns points along the smooth curve through the given points.
export function densify(points: readonly Point[], perSpan = 10): Point[] {
  const at = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const blend = (a: number, b: number, c: number, d: number, t: number): number =>
    b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  const dense: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < perSpan; step++) {
      const t = step / perSpan
      dense.push([blend(p0[0], p1[0], p2[0], p3[0], t), blend(p0[1], p1[1], p2[1], p3[1], t)])
    }
  }
  return [...dense, at(points.length - 1)]
}

// Spaces points evenly along a polyline.
export function resample(points: readonly Point[], count: number, closed = false): Point[] {
  const first = points[0]
  const ring = closed && first ? [...points, first] : points
  const lengths = [0]
  for (let index = 1; index < ring.length; index++) {
    const [x0, y0] = ring[index - 1] ?? [0, 0]
    const [x1, y1] = ring[index] ?? [0, 0]
    lengths.push((lengths[index - 1] ?? 0) + Math.hypot(x1 - x0, y1 - y0))
  }
  const total = lengths.at(-1) ?? 0
  let segment = 1
  return Array.from({ length: count }, (_, index): Point => {
    const target = (total * index) / (closed ? count : count - 1)
    while (segment < ring.length - 1 && (lengths[segment] ?? 0) < target) segment++
    const from = ring[segment - 1] ?? [0, 0]
    const to = ring[segment] ?? from
    const start = lengths[segment - 1] ?? 0
    const span = (lengths[segment] ?? 0) - start || 1
    const share = Math.min(1, Math.max(0, (target - start) / span))
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}

// Smooths a closed polyline by averaging neighbours.
export function relax(points: readonly Point[], passes: number): Point[] {
  let current = [...points]
  for (let pass = 0; pass < passes; pass++) {
    current = current.map(([x, y], index): Point => {
      const before = current.at(index - 1) ?? [x, y]
      const after = current[(index + 1) % current.length] ?? [x, y]
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
    })
  }
  return current
}
