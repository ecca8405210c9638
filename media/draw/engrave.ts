import { type Field, fieldAt } from '../volume/field.ts'
import { type Point, round } from './svg.ts'

// Options of lines that swell in dark areas, as in a copper engraving.
interface EngraveOptions {
  readonly left: number
  readonly top: number
  readonly scale: number
  readonly spacing: number
  readonly heaviest: number
}

// Builds SVG path data of an engraving. The grid holds darkness from 0 to 1.
export function engrave(field: Field, options: EngraveOptions): string {
  const { left, top, scale, spacing, heaviest } = options
  const [wide, tall] = [field.width * scale, field.height * scale]
  const parts: string[] = []
  for (let y = spacing / 2; y < tall; y += spacing) {
    let upper: Point[] = []
    let lower: Point[] = []
    const flush = (): void => {
      if (upper.length > 1) {
        const ring = [...upper, ...lower.reverse()]
        parts.push(`M${ring.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}Z`)
      }
      upper = []
      lower = []
    }
    for (let x = 0; x <= wide; x += 2) {
      const dark = fieldAt(field, x / scale, y / scale)
      const half = (dark * heaviest) / 2
      if (half < 0.16) {
        flush()
        continue
      }
      const lift = top + y
      upper.push([left + x, lift - half])
      lower.push([left + x, lift + half])
    }
    flush()
  }
  return parts.join('')
}
