import { polyline, smooth } from '../draw/curve.ts'
import { circle, line, type Point, path } from '../draw/svg.ts'
import type { Token } from '../palette.ts'

const polar = (radius: number, turn: number): Point => [
  160 + radius * Math.cos(turn * 2 * Math.PI),
  160 + radius * Math.sin(turn * 2 * Math.PI),
]
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

export const hills = (ink: Token): string =>
  range(5)
    .map((row) =>
      path(
        smooth(
          range(9).map(
            (step): Point => [
              64 + step * 24,
              118 + row * 24 - 26 * Math.exp(-((step - 2.4 - row * 0.75) ** 2) / 2.2),
            ],
          ),
        ),
        { stroke: ink, width: 7 },
      ),
    )
    .join('')

// Draws open rings in the shape of a C.
export const ring = (ink: Token): string =>
  range(4)
    .map((step) =>
      path(
        smooth(
          range(29).map((dot) =>
            polar(34 + step * 20, 0.08 + step * 0.03 + (dot / 28) * (0.84 - step * 0.06)),
          ),
        ),
        { stroke: ink, width: 8 },
      ),
    )
    .join('')

export const pulse = (ink: Token): string =>
  circle([160, 160], 92, { stroke: ink, width: 8 }) +
  path('M68 168L124 168L142 112L172 214L190 150L200 168L252 168', { stroke: ink, width: 8 })

// Draws two peaks above water.
export const fjord = (ink: Token): string =>
  path('M62 206L118 104L150 160L186 84L258 206', { stroke: ink, width: 8 }) +
  range(2)
    .map((row) =>
      path(
        smooth(
          range(9).map((step): Point => [74 + step * 21.5, 232 + row * 20 + (step % 2 ? 6 : -6)]),
        ),
        { stroke: ink, width: 6 },
      ),
    )
    .join('')

export const sun = (ink: Token): string =>
  circle([160, 160], 36, { fill: ink }) +
  range(16)
    .map((ray) =>
      line(polar(56, ray / 16), polar(ray % 2 ? 78 : 100, ray / 16), { stroke: ink, width: 8 }),
    )
    .join('')

export const fern = (ink: Token): string =>
  path(smooth(range(60).map((step) => polar(96 - step * 1.45, 0.3 + step * 0.044))), {
    stroke: ink,
    width: 13,
  })

export const leaf = (ink: Token): string =>
  path('M160 62C232 108 236 196 160 246C84 196 88 108 160 62Z', { stroke: ink, width: 8 }) +
  line([160, 62], [160, 268], { stroke: ink, width: 7 }) +
  range(3)
    .map((row) =>
      path(
        `M160 ${150 + row * 34}L${122 + row * 6} ${122 + row * 34}M160 ${150 + row * 34}L${198 - row * 6} ${122 + row * 34}`,
        { stroke: ink, width: 6 },
      ),
    )
    .join('')

// Draws a large and a small circle.
export const pair = (ink: Token): string =>
  circle([130, 160], 62, { stroke: ink, width: 8 }) +
  circle([196, 176], 40, { stroke: ink, width: 8 }) +
  circle([196, 176], 9, { fill: ink })

export const helix = (ink: Token): string =>
  [0, 0.5]
    .map((shift) =>
      path(
        smooth(
          range(25).map(
            (step): Point => [
              160 + 56 * Math.sin((step / 24 + shift) * 2 * Math.PI),
              60 + step * 8.4,
            ],
          ),
        ),
        { stroke: ink, width: 8 },
      ),
    )
    .join('') +
  [2, 4, 8, 10, 14, 16, 20, 22]
    .map((step) => {
      const reach = 56 * Math.sin((step / 24) * 2 * Math.PI)
      return line([160 - reach, 60 + step * 8.4], [160 + reach, 60 + step * 8.4], {
        stroke: ink,
        width: 5,
      })
    })
    .join('')

export const lattice = (ink: Token): string => {
  const nodes = [polar(0, 0), ...range(6).map((step) => polar(88, step / 6 + 1 / 12))]
  const edges = [
    polyline(nodes.slice(1), true),
    ...[1, 3, 5].map((node) => polyline([nodes[0] ?? [0, 0], nodes[node] ?? [0, 0]])),
  ]
  return (
    path(edges.join(''), { stroke: ink, width: 7 }) +
    nodes.map((node) => circle(node, 13, { fill: ink })).join('')
  )
}
