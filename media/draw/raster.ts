import type { Rgb } from '../palette.ts'
import { type Field, fieldAt } from '../volume/field.ts'

// A block of RGBA pixels and its position on a picture.
export interface Raster {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

// Paints a grid through a 256-step colour ramp. `opacity` (0 to 1) may be a grid of equal size.
export function paintField(
  field: Field,
  colours: readonly Rgb[],
  place: { left: number; top: number },
  opacity?: Field,
): Raster {
  const { width, height, values } = field
  const pixels = new Uint8Array(width * height * 4)
  for (let index = 0; index < width * height; index++) {
    const tone = Math.min(255, Math.max(0, Math.round((values[index] ?? 0) * 255)))
    const [red, green, blue] = colours[tone] ?? [0, 0, 0]
    pixels[index * 4] = red
    pixels[index * 4 + 1] = green
    pixels[index * 4 + 2] = blue
    pixels[index * 4 + 3] = opacity ? Math.round((opacity.values[index] ?? 0) * 255) : 255
  }
  return { left: Math.round(place.left), top: Math.round(place.top), width, height, pixels }
}

// Returns a function that maps values between two levels to 0 to 1 with a gamma curve.
export function window(low: number, high: number, gamma = 1): (value: number) => number {
  return (value) => Math.min(1, Math.max(0, (value - low) / (high - low))) ** gamma
}

export function mapField(field: Field, tone: (value: number, index: number) => number): Field {
  return { ...field, values: field.values.map(tone) }
}

// Scales a grid linearly.
export function resize(field: Field, width: number, height: number): Field {
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fx = ((x + 0.5) * field.width) / width - 0.5
      const fy = ((y + 0.5) * field.height) / height - 0.5
      values[y * width + x] = fieldAt(field, fx, fy)
    }
  }
  return { width, height, values }
}
