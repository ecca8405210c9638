import { contours } from '../draw/contour.ts'
import { polyline, relax, resample } from '../draw/curve.ts'
import { circle, type Point, path } from '../draw/svg.ts'
import { createRandom } from '../random.ts'
import type { Sources } from '../sources.ts'
import { blur } from '../volume/field.ts'
import { enlarge } from '../volume/sample.ts'
import { slice } from '../volume/slice.ts'
import type { Film } from './encode.ts'

const [width, height] = [1280, 720]
const count = 1500

// Returns the line as a heartbeat: a few seconds of the recording.
function heartbeat({ ecg }: Sources): Point[] {
  const start = ecg.beats[14]?.sample ?? 0
  const points = Array.from(
    { length: 1000 },
    (_, index): Point => [
      -30 + (index / 999) * 1340,
      400 - (ecg.millivolts[start - 130 + index] ?? 0) * 150,
    ],
  )
  return resample(points, count)
}

// Returns the line as a contour around the folds of the white matter.
function folds(sources: Sources): Point[] {
  const scale = 4.3
  const field = enlarge(blur(slice(sources.bare, 'axial', 95), 1), 2)
  const ring = relax(contours(field, 96)[0] ?? [], 8).map(
    ([x, y]): Point => [640 - (y / 2 - 106) * scale, 360 + (x / 2 - 90) * scale],
  )
  const lowest = ring.reduce((best, [x], index) => (x < (ring[best]?.[0] ?? 0) ? index : best), 0)
  const turned = [...ring.slice(lowest), ...ring.slice(0, lowest)]
  const start = turned[0] ?? [300, 360]
  return resample([[-30, start[1]], ...turned, start, [-30, start[1] + 1]], count)
}

// Returns the nodes of the graph, evenly spread and equal in every run.
function spread(): Point[] {
  const random = createRandom('leadership')
  const nodes: Point[] = []
  for (let attempt = 0; attempt < 4000 && nodes.length < 30; attempt++) {
    const node: Point = [random.range(180, 1100), random.range(90, 630)]
    if (nodes.every(([x, y]) => Math.hypot(x - node[0], y - node[1]) > 118)) nodes.push(node)
  }
  return nodes
}

// Returns the line as a graph: a walk along short edges that visits every node.
function walk(nodes: readonly Point[]): Point[] {
  const visits = nodes.map(() => 0)
  let at = nodes.reduce((best, [x], index) => (x < (nodes[best]?.[0] ?? 0) ? index : best), 0)
  const route: Point[] = [[-30, 360]]
  for (let step = 0; step < 52; step++) {
    const here = nodes[at] ?? [0, 0]
    route.push(here)
    visits[at] = (visits[at] ?? 0) + 1
    const cost = (index: number): number => {
      const [x, y] = nodes[index] ?? [0, 0]
      return (
        Math.hypot(x - here[0], y - here[1]) +
        120 * (visits[index] ?? 0) +
        0.45 * Math.abs(x - 180 - (920 * step) / 51)
      )
    }
    const others = nodes.map((_, index) => index).filter((index) => index !== at)
    at = others.reduce((best, index) => (cost(index) < cost(best) ? index : best))
  }
  return [...route, [1310, 360]]
}

const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

// A line that becomes a heartbeat, a contour, a graph and a heartbeat again.
export function leadershipFilm(sources: Sources): Film {
  const nodes = spread()
  const shapes = [heartbeat(sources), folds(sources), resample(walk(nodes), count)]
  const frame: Film['frame'] = (time) => {
    const act = Math.floor(time * 3) % 3
    const local = time * 3 - Math.floor(time * 3)
    const [from = [], to = []] = [shapes[act], shapes[(act + 1) % 3]]
    const points = from.map(([x, y], index): Point => {
      const share = ease(Math.min(1, Math.max(0, (local - 0.3 - 0.25 * (index / count)) / 0.45)))
      const [tx, ty] = to[index] ?? [x, y]
      return [x + (tx - x) * share, y + (ty - y) * share]
    })
    const shown =
      act === 1
        ? ease(Math.min(1, Math.max(0, (local - 0.75) / 0.25)))
        : act === 2
          ? 1 - ease(Math.min(1, local / 0.35))
          : 0
    const head = Math.floor(((time * 2) % 1) * count)
    const trail = points.slice(Math.max(0, head - 90), head + 1)
    const [hx, hy] = points[head] ?? [0, 0]
    const layer = [
      path(polyline(points), { stroke: 'paper', width: 3 }),
      ...nodes.map((node) =>
        circle(node, 7 * shown, { fill: 'ink', stroke: 'paper', width: 3 * shown }),
      ),
      trail.length > 1 ? path(polyline(trail), { stroke: 'signalBright', width: 5 }) : '',
      circle([hx, hy], 8, { fill: 'signalBright' }),
    ]
    return { width, height, ground: 'ink', layers: [layer.join('')] }
  }
  return {
    name: 'leadership',
    width,
    height,
    seconds: 9,
    alt: 'One continuous line is a heartbeat, folds into the contour of a brain, opens into a graph and becomes a heartbeat again.',
    posterAt: 0.36,
    frame,
  }
}
