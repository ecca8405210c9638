import type { Token } from '../palette.ts'
import { line, type Paint } from './svg.ts'
import { text } from './text.ts'

// Frame of an art print: size, background and caption.
interface Plate {
  readonly width: number
  readonly height: number
  readonly margin: number
  readonly ground: 'ink' | 'paper'
  readonly number: string
  readonly caption: string
}

// Returns the colour of fine lines and small text on a background.
function quiet(ground: 'ink' | 'paper'): Token {
  return ground === 'ink' ? 'mute' : 'haze'
}

// Draws corner ticks and rulers along two sides, as on an engraved plate.
export function plateFrame(plate: Plate): string {
  const { width, height, margin, ground } = plate
  const paint: Paint = { stroke: quiet(ground), width: 1.5, cap: 'butt' }
  const shapes: string[] = []
  const [right, low] = [width - margin, height - margin]
  for (let step = 0; step <= 40; step++) {
    const long = step % 10 === 0 ? 18 : step % 5 === 0 ? 12 : 7
    const y = margin + ((low - margin) * step) / 40
    shapes.push(line([right - long, y], [right, y], paint))
  }
  for (const x of [margin, right]) {
    for (const y of [margin, low]) {
      const sx = x === margin ? 1 : -1
      const sy = y === margin ? 1 : -1
      shapes.push(line([x, y], [x + sx * 26, y], paint), line([x, y], [x, y + sy * 26], paint))
    }
  }
  const type: Paint = { fill: ground === 'ink' ? 'haze' : 'mute' }
  const base = height - margin + 34
  shapes.push(
    text(plate.caption, { x: margin, y: base, size: 20, face: 'italic' }, type),
    text(plate.number, { x: right, y: base, size: 17, anchor: 'end', tracking: 60 }, type),
  )
  return shapes.join('')
}
