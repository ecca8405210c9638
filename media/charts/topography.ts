import { contours } from '../draw/contour.ts'
import { relax, smooth } from '../draw/curve.ts'
import { circle, clipped, type Point, path, round } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import { mix, type Oklch, toHex, toRgb } from '../palette.ts'
import { electrodes } from '../signal/eeg.ts'
import { createField } from '../volume/field.ts'

interface TopographyStyle {
  readonly centre: Point
  readonly radius: number
  readonly low: Oklch
  readonly high: Oklch
  readonly line: 'ink' | 'paper'
  readonly names: boolean
}

// Draws values of electrodes as filled contours on a head, seen from above.
export function topography(values: readonly number[], style: TopographyStyle): string {
  const { centre, radius, low, high, line } = style
  const cells = 120
  const field = createField(cells, cells, (x, y) => {
    const [hx, hy] = [(x / (cells - 1)) * 2.2 - 1.1, 1.1 - (y / (cells - 1)) * 2.2]
    let [sum, weights] = [0, 0]
    electrodes.forEach((electrode, index) => {
      const weight = Math.exp(-(Math.hypot(electrode.x - hx, electrode.y - hy) ** 2) / 0.09)
      sum += weight * (values[index] ?? 0)
      weights += weight
    })
    const rim = Math.max(Math.abs(hx), Math.abs(hy)) > 1.08
    return rim ? -9 : sum / weights
  })
  const inner = field.values.filter((value) => value > -9)
  const [least, most] = [Math.min(...inner), Math.max(...inner)]
  const bands = 11
  const shapes = Array.from({ length: bands }, (_, band) => {
    const level = least + ((band + 0.4) / (bands + 0.6)) * (most - least)
    const colour = toHex(toRgb(mix(low, high, ((band + 1) / bands) ** 1.7)))
    const data = contours(field, level).map((ring) =>
      smooth(
        relax(ring, 2).map(
          ([x, y]): Point => [
            centre[0] + ((x / (cells - 1)) * 2.2 - 1.1) * radius,
            centre[1] + ((y / (cells - 1)) * 2.2 - 1.1) * radius,
          ],
        ),
        true,
      ),
    )
    return `<path d="${data.join('')}" fill="${colour}" fill-rule="evenodd" stroke="${toHex(toRgb(mix(low, high, (Math.min(bands, band + 3) / bands) ** 1.7)))}" stroke-width="1.5"/>`
  })
  const [cx, cy] = centre
  const head = `<circle cx="${cx}" cy="${cy}" r="${round(radius)}" fill="${toHex(toRgb(low))}"/>`
  const nose = `M${cx - radius * 0.11} ${round(cy - radius * 0.995)}L${cx} ${round(cy - radius * 1.12)}L${cx + radius * 0.11} ${round(cy - radius * 0.995)}`
  const dots = electrodes.map(({ name, x, y }) => {
    const at: Point = [cx + x * radius, cy - y * radius]
    const dot = circle(at, radius * 0.016, { fill: line })
    return style.names
      ? dot + text(name, { x: at[0] + 10, y: at[1] - 9, size: radius * 0.075 }, { fill: line })
      : dot
  })
  return [
    clipped('head', `<circle cx="${cx}" cy="${cy}" r="${round(radius)}"/>`, [head, ...shapes]),
    circle(centre, radius, { stroke: line, width: 3 }),
    path(nose, { stroke: line, width: 3 }),
    ...dots,
  ].join('')
}
