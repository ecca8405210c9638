import { densify, resample, smooth } from '../draw/curve.ts'
import { type Paint, type Point, path } from '../draw/svg.ts'
import type { Token } from '../palette.ts'
import { createRandom } from '../random.ts'
import { skull } from './portrait-face.ts'

// Hair, a beard or a headscarf: two edges with contour lines or curls between them.
export interface Hair {
  readonly outer: readonly Point[]
  readonly inner: readonly Point[]
  readonly lines: number
  readonly curls?: boolean
  readonly scallop?: number
  readonly knot?: { readonly at: Point; readonly radius: number }
}

export interface HairColours {
  readonly fill: Token
  readonly line: Token
  readonly edge?: Token
}

// Moves the skull outwards by `lift`, a list of distances from the hairline to the nape.
export function lifted(lift: readonly number[], from = 0, to = 1): Point[] {
  const centre: Point = [290, 268]
  const dense = resample(densify(skull), 48).map(([x, y], index): Point => {
    const place = (index / 47) * (lift.length - 1)
    const low = Math.floor(place)
    const here = lift[low] ?? 0
    const far = here + ((lift[low + 1] ?? here) - here) * (place - low)
    const length = Math.hypot(x - centre[0], y - centre[1])
    return [x + ((x - centre[0]) / length) * far, y + ((y - centre[1]) / length) * far]
  })
  return dense
    .slice(Math.round(from * 47), Math.round(to * 47) + 1)
    .filter((_, index) => index % 3 === 0)
}

function knot(at: Point, radius: number, colours: HairColours): string {
  const rings = [1, 0.78, 0.56, 0.34, 0.14].map((share, ring) => {
    const points = Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index / 12) * 2 * Math.PI
      return [
        at[0] + Math.cos(angle) * radius * share,
        at[1] + Math.sin(angle) * radius * share * 0.94,
      ]
    })
    return path(
      smooth(points, true),
      ring ? { stroke: colours.line, width: 2 } : { fill: colours.fill },
    )
  })
  return rings.join('')
}

function scalloped(points: readonly Point[], size: number): Point[] {
  return points.map(([x, y], index): Point => {
    const angle = Math.atan2(y - 268, x - 290)
    const bump = size * Math.abs(Math.sin(index * 0.42))
    return [x + Math.cos(angle) * bump, y + Math.sin(angle) * bump]
  })
}

function curls(outer: readonly Point[], inner: readonly Point[], paint: Paint): string {
  const random = createRandom('curls')
  const shapes: string[] = []
  const taken: Point[] = []
  for (let index = 1; index < outer.length - 1; index++) {
    const [ox, oy] = outer[index] ?? [0, 0]
    const [ix, iy] = inner[index] ?? [0, 0]
    const rows = Math.floor(Math.hypot(ox - ix, oy - iy) / 15)
    for (let row = 0; row < rows; row++) {
      const share = (row + 0.35 + (index % 2 ? 0.3 : 0)) / rows
      const x = ox + (ix - ox) * share + random.range(-2, 2)
      const y = oy + (iy - oy) * share + random.range(-2, 2)
      if (taken.some(([tx, ty]) => Math.hypot(tx - x, ty - y) < 17)) continue
      taken.push([x, y])
      const turn = random.range(0, 6.28)
      const arc = Array.from({ length: 7 }, (_, step): Point => {
        const reach = 7.5 - step * 0.75
        return [x + Math.cos(turn + step * 0.95) * reach, y + Math.sin(turn + step * 0.95) * reach]
      })
      shapes.push(path(smooth(arc), paint))
    }
  }
  return shapes.join('')
}

// Draws hair over a background of its own.
export function drawHair(hair: Hair, colours: HairColours): string {
  const count = 72
  const even = resample(densify(hair.outer), count)
  const outer = hair.scallop ? scalloped(even, hair.scallop) : even
  const inner = resample(densify(hair.inner), count)
  const thin: Paint = { stroke: colours.line, width: 2 }
  const ground = `${smooth(outer)}${smooth([...inner].reverse()).replace('M', 'L')}Z`
  const shapes = [
    hair.knot ? knot(hair.knot.at, hair.knot.radius, colours) : '',
    path(ground, { fill: colours.fill }),
  ]
  for (let step = 1; step < hair.lines; step++) {
    const strand = outer.map(([x, y], index): Point => {
      const [ix, iy] = inner[index] ?? [x, y]
      return [x + ((ix - x) * step) / hair.lines, y + ((iy - y) * step) / hair.lines]
    })
    shapes.push(path(smooth(strand), thin))
  }
  if (colours.edge) {
    shapes.push(path(smooth(outer), { stroke: colours.edge, width: 4.5 }))
    shapes.push(path(smooth(inner), { stroke: colours.edge, width: 2 }))
  }
  if (hair.curls) shapes.push(curls(outer, inner, thin))
  return shapes.join('')
}
