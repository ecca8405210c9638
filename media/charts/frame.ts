import { line, type Paint, type Point } from '../draw/svg.ts'
import { text } from '../draw/text.ts'

interface Axis {
  readonly from: number
  readonly to: number
  readonly ticks: readonly number[]
  readonly label: string
  readonly write?: (value: number) => string
}

export interface ChartPlan {
  readonly title: string
  readonly x: Axis
  readonly y: Axis
}

export const chartSize = { width: 1200, height: 800 }

// Rectangle of the data within a chart.
export const area = { left: 150, right: 1120, top: 160, low: 660 }

// Returns a function that converts values to points of the picture.
export function scaler({ x, y }: ChartPlan): (vx: number, vy: number) => Point {
  return (vx, vy) => [
    area.left + ((vx - x.from) / (x.to - x.from)) * (area.right - area.left),
    area.low - ((vy - y.from) / (y.to - y.from)) * (area.low - area.top),
  ]
}

const type: Paint = { fill: 'ink' }
const soft: Paint = { fill: 'mute' }

export function heading(title: string): string {
  return text(title, { x: 64, y: 92, size: 42, face: 'serif', tracking: -8 }, type)
}

// Draws the note that the numbers are invented.
export function exampleNote(): string {
  return text('Example data', { x: 1136, y: 762, size: 20, anchor: 'end' }, soft)
}

// Draws title, axes, ticks and labels.
export function chartFrame(plan: ChartPlan): string {
  const place = scaler(plan)
  const { x, y } = plan
  const shapes = [heading(plan.title), exampleNote()]
  for (const tick of y.ticks) {
    const [, py] = place(x.from, tick)
    shapes.push(line([area.left, py], [area.right, py], { stroke: 'paperEdge', width: 1.5 }))
    const words = y.write ? y.write(tick) : String(tick)
    shapes.push(text(words, { x: area.left - 20, y: py + 9, size: 25, anchor: 'end' }, soft))
  }
  for (const tick of x.ticks) {
    const [px] = place(tick, y.from)
    shapes.push(line([px, area.low], [px, area.low + 12], { stroke: 'ink', width: 2 }))
    const words = x.write ? x.write(tick) : String(tick)
    shapes.push(text(words, { x: px, y: area.low + 44, size: 25, anchor: 'middle' }, soft))
  }
  shapes.push(
    line([area.left, area.low], [area.right, area.low], { stroke: 'ink', width: 2.5 }),
    text(x.label, { x: area.left, y: 762, size: 25 }, type),
    text(y.label, { x: 64, y: 132, size: 25 }, type),
  )
  return shapes.join('')
}
