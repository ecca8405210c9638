import { rect } from '../draw/svg.ts'
import { text } from '../draw/text.ts'
import { mix, toHex, tokens, toRgb } from '../palette.ts'
import { exampleNote, heading } from './frame.ts'

// Draws a confusion matrix. Each row holds the shares of a true class and adds up to 1.
export function matrixChart(
  title: string,
  classes: readonly string[],
  rows: readonly (readonly number[])[],
): string {
  const side = 520 / classes.length
  const [left, top] = [340, 176]
  const wide = side * 1.34
  const cells = rows.flatMap((row, r) =>
    row.map((share, c) => {
      const tone = toHex(
        toRgb(mix(tokens.paperShade, tokens.signalDeep, Math.min(1, share * 1.05))),
      )
      const [x, y] = [left + c * wide, top + r * side]
      const box = rect(x + 3, y + 3, wide - 6, side - 6, { fill: 'paper' }).replace(
        /fill="[^"]*"/,
        `fill="${tone}"`,
      )
      const words = share < 0.005 ? '–' : `${Math.round(share * 100)} %`
      const paint = { fill: share > 0.45 ? 'paper' : 'ink' } as const
      return (
        box +
        text(words, { x: x + wide / 2, y: y + side / 2 + 10, size: 28, anchor: 'middle' }, paint)
      )
    }),
  )
  const names = classes.flatMap((name, index) => [
    text(
      name,
      { x: left - 24, y: top + side * (index + 0.5) + 10, size: 28, anchor: 'end' },
      { fill: 'ink' },
    ),
    text(
      name,
      { x: left + wide * (index + 0.5), y: top + 520 + 40, size: 26, anchor: 'middle' },
      { fill: 'mute' },
    ),
  ])
  const axes = [
    text('Expert', { x: 64, y: 150, size: 25 }, { fill: 'mute' }),
    text('Model', { x: left, y: 150, size: 25 }, { fill: 'mute' }),
  ]
  return [heading(title), exampleNote(), ...cells, ...names, ...axes].join('')
}
