import sharp from 'sharp'
import { extractSlice, type PlaneSliceLayout } from './slices.ts'

const longest = 1280
const shortest = 480

type Colour = readonly [number, number, number]

const colourOf = (hex: string): Colour => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Returns the poster's size in pixels, in true proportions and within limits. */
const drawnSize = ({ across, down }: PlaneSliceLayout): readonly [number, number] => {
  const wide = across.count * across.millimetres
  const high = down.count * down.millimetres
  const longer = Math.max(wide, high)
  const points = Math.max(across.count, down.count)
  const scale = Math.min(longest, Math.max(shortest, 3 * points)) / longer
  return [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))]
}

const paintEdges = (
  points: Buffer,
  labels: Uint8Array,
  { across, down }: PlaneSliceLayout,
  [wide, high]: readonly [number, number],
  colours: readonly string[],
): void => {
  const paints = colours.map(colourOf)
  const labelAt = (x: number, y: number) => {
    const column = Math.min(across.count - 1, Math.floor((x * across.count) / wide))
    const row = Math.min(down.count - 1, Math.floor((y * down.count) / high))
    return labels[row * across.count + column] ?? 0
  }
  const reach = Math.max(1, Math.round(Math.max(wide, high) / 500))
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const label = labelAt(x, y)
      const paint = paints[label - 1]
      if (!paint) continue
      const isInside =
        labelAt(x - reach, y) === label &&
        labelAt(x + reach, y) === label &&
        labelAt(x, y - reach) === label &&
        labelAt(x, y + reach) === label
      if (!isInside) points.set(paint, 3 * (y * wide + x))
    }
  }
}

/** Draws one slice in true proportions, with the outlines of its labels. */
export const drawVolumePoster = async (
  shades: Uint8Array,
  labels: Uint8Array | undefined,
  cut: PlaneSliceLayout,
  index: number,
  colours: readonly string[],
) => {
  const size = drawnSize(cut)
  const [width, height] = size
  const raw = { width: cut.across.count, height: cut.down.count, channels: 1 as const }
  const { data } = await sharp(extractSlice(shades, cut, index), { raw })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const points = data.length === width * height ? inColour(data) : data
  if (labels) paintEdges(points, extractSlice(labels, cut, index), cut, size, colours)
  const still = sharp(points, { raw: { width, height, channels: 3 } })
  return { bytes: await still.webp({ quality: 88, effort: 4 }).toBuffer(), width, height }
}

const inColour = (greys: Buffer): Buffer => {
  const points = Buffer.alloc(greys.length * 3)
  for (let at = 0; at < greys.length; at++) points.fill(greys[at] ?? 0, 3 * at, 3 * at + 3)
  return points
}
