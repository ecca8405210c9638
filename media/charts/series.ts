import { polyline, smooth } from '../draw/curve.ts'
import { circle, line, type Point, path, rect } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import type { Token } from '../palette.ts'
import { area, type ChartPlan, chartFrame, exampleNote, heading, scaler } from './frame.ts'

// A line of a chart with its label. `spread` draws a band around the line.
interface Series {
  readonly points: readonly Point[]
  readonly colour: Token
  readonly name?: string
  readonly nameAt?: Point
  readonly spread?: (x: number) => number
  readonly dash?: string
  readonly steps?: boolean
}

function stepped(points: readonly Point[]): Point[] {
  return points.flatMap((point, index): Point[] => {
    const before = points[index - 1]
    return before ? [[point[0], before[1]], point] : [point]
  })
}

export function lineChart(plan: ChartPlan, series: readonly Series[]): string {
  const place = scaler(plan)
  const bands = series.flatMap(({ points, spread, colour }) => {
    if (!spread) return []
    const upper = points.map(([x, y]) => place(x, Math.min(plan.y.to, y + spread(x))))
    const lower = points.map(([x, y]) => place(x, Math.max(plan.y.from, y - spread(x))))
    return path(polyline([...upper, ...lower.reverse()], true), { fill: colour, opacity: 0.16 })
  })
  const lines = series.map(({ points, colour, dash, steps }) => {
    const placed = (steps ? stepped(points) : points).map(([x, y]) => place(x, y))
    const data = steps || placed.length > 60 ? polyline(placed) : smooth(placed)
    return path(data, { stroke: colour, width: 4.5, ...(dash && { dash }) })
  })
  const names = series.map(({ name, nameAt, colour }) => {
    if (!name || !nameAt) return ''
    const [x, y] = place(...nameAt)
    return text(name, { x, y, size: 26 }, { fill: colour === 'haze' ? 'mute' : deep(colour) })
  })
  return [chartFrame(plan), ...bands, ...lines, ...names].join('')
}

// Returns a darker colour of the hue, so that small text has enough contrast on paper.
function deep(colour: Token): Token {
  if (colour === 'signal') return 'signalDeep'
  return colour === 'coral' ? 'coralDeep' : colour
}

export function scatterChart(plan: ChartPlan, points: readonly Point[], colour: Token): string {
  const place = scaler(plan)
  const dots = points.map(([x, y]) => circle(place(x, y), 5, { fill: colour, opacity: 0.55 }))
  return chartFrame(plan) + dots.join('')
}

// Minimum, quartiles and maximum of a distribution.
type FiveNumbers = readonly [number, number, number, number, number]

// Draws box plots at whole x positions, in two tones for two groups.
export function boxChart(
  plan: ChartPlan,
  boxes: readonly { x: number; five: FiveNumbers; colour: Token }[],
): string {
  const place = scaler(plan)
  const shapes = boxes.map(({ x, five, colour }) => {
    const [px] = place(x, 0)
    const [low, first, middle, third, high] = five.map((value) => place(x, value)[1])
    if (low === undefined || first === undefined || middle === undefined) return ''
    if (third === undefined || high === undefined) return ''
    return [
      line([px, low], [px, first], { stroke: 'ink', width: 2.5 }),
      line([px, third], [px, high], { stroke: 'ink', width: 2.5 }),
      rect(px - 46, third, 92, first - third, { fill: colour, stroke: 'ink', width: 2.5 }),
      line([px - 46, middle], [px + 46, middle], { stroke: 'ink', width: 5 }),
      ...[low, high].map((y) => line([px - 18, y], [px + 18, y], { stroke: 'ink', width: 2.5 })),
    ].join('')
  })
  return chartFrame(plan) + shapes.join('')
}

// Draws labelled horizontal bars. Values range from 0 to 1.
export function barChart(
  title: string,
  bars: readonly { name: string; value: number; colour: Token; words: string }[],
): string {
  const gap = (area.low - area.top + 40) / bars.length
  const shapes = bars.map(({ name, value, colour, words }, index) => {
    const y = area.top + index * gap
    const wide = value * 720
    return [
      text(name, { x: 64, y: y + gap * 0.5, size: 28 }, { fill: 'ink' }),
      rect(330, y + gap * 0.16, wide, gap * 0.52, { fill: colour }),
      text(words, { x: 330 + wide + 18, y: y + gap * 0.5, size: 28 }, { fill: 'ink' }),
    ].join('')
  })
  return heading(title) + exampleNote() + shapes.join('')
}
