import { polyline } from '../draw/curve.ts'
import { line, type Point, path } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import type { Token } from '../palette.ts'
import { createRandom } from '../random.ts'

const stageNames = ['Wake', 'REM', 'N1', 'N2', 'N3']

// Returns the sleep stages of a night (0 wake to 4 deep): deep sleep early, REM late.
export function nightStages(): { hour: number; stage: number }[] {
  const random = createRandom('night')
  const night: { hour: number; stage: number }[] = [{ hour: 0, stage: 0 }]
  let hour = 0.25
  for (let cycle = 0; cycle < 5; cycle++) {
    const deep = [0.7, 0.55, 0.25, 0.1, 0][cycle] ?? 0
    const dream = [0.1, 0.2, 0.35, 0.45, 0.5][cycle] ?? 0
    const plan: [number, number][] = [
      [2, 0.08],
      [3, 0.35 + random.range(0, 0.15)],
      [4, deep],
      [3, 0.25],
      [1, dream],
      [random.next() < 0.6 ? 0 : 2, 0.05],
    ]
    for (const [stage, length] of plan) {
      if (length === 0) continue
      night.push({ hour, stage })
      hour += length
    }
  }
  return [...night, { hour, stage: 0 }, { hour: hour + 0.2, stage: 0 }]
}

interface HypnogramStyle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly line: Token
  readonly accent: Token
  readonly labels: boolean
}

// Draws the night as steps. REM sleep has the accent colour.
export function hypnogram(style: HypnogramStyle): string {
  const { left, top, width, height } = style
  const night = nightStages()
  const hours = night.at(-1)?.hour ?? 8
  const at = (hour: number, stage: number): Point => [
    left + (hour / hours) * width,
    top + (stage / 4) * height,
  ]
  const points = night.flatMap(({ hour, stage }, index): Point[] => {
    const before = night[index - 1]
    return before ? [at(hour, before.stage), at(hour, stage)] : [at(hour, stage)]
  })
  const shapes = [path(polyline(points), { stroke: style.line, width: 3.5 })]
  night.forEach(({ hour, stage }, index) => {
    const end = night[index + 1]?.hour
    if (stage === 1 && end)
      shapes.push(line(at(hour, 1), at(end, 1), { stroke: style.accent, width: 14, cap: 'butt' }))
  })
  if (style.labels) {
    stageNames.forEach((name, stage) => {
      const [, y] = at(0, stage)
      shapes.push(text(name, { x: left - 26, y: y + 9, size: 25, anchor: 'end' }, { fill: 'mute' }))
    })
    for (let hour = 0; hour <= hours; hour++) {
      const [x] = at(hour, 0)
      shapes.push(line([x, top + height + 34], [x, top + height + 46], { stroke: 'ink', width: 2 }))
      shapes.push(
        text(
          String(hour),
          { x, y: top + height + 78, size: 25, anchor: 'middle' },
          { fill: 'mute' },
        ),
      )
    }
    shapes.push(text('Hours since lights out', { x: left, y: 762, size: 25 }, { fill: 'ink' }))
  }
  return shapes.join('')
}
