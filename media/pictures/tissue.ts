import { mapField, paintField, type Raster, window } from '../draw/raster.ts'
import type { Point } from '../draw/svg.ts'
import { type Oklch, ramp, tokens } from '../palette.ts'
import type { Sources } from '../sources.ts'
import { blur, createField, type Field } from '../volume/field.ts'
import { enlarge } from '../volume/sample.ts'
import { labelSlice, type Plane, slice } from '../volume/slice.ts'

// Tones of tissue on a dark background: dark green shadows to warm light.
export const inkTones = ramp(tokens.ink, [0.34, 0.022, 200], [0.62, 0.014, 185], tokens.paper)

// Returns tones of one colour, for a highlighted part.
export function glowTones(colour: Oklch): ReturnType<typeof ramp> {
  return ramp(tokens.ink, [colour[0] * 0.62, colour[1] * 0.7, colour[2]], colour, [
    0.93,
    0.05,
    colour[2],
  ])
}

// Returns a slice with dimmed skull and scalp, so that the brain is clearly visible.
export function brainSlice(sources: Sources, plane: Plane, place: number, veil = 0.45): Field {
  const tissue = slice(sources.brain, plane, place)
  const inside = blur(labelSlice(sources.mask, plane, place), 1)
  const keep = (index: number): number => veil + (1 - veil) * (inside.values[index] ?? 0)
  return mapField(tissue, (value, index) => value * keep(index))
}

// Paints an enlarged slice with its centre at a point of the picture.
export function paintSlice(tissue: Field, scale: number, centre: Point, tones = inkTones): Raster {
  const large = mapField(enlarge(tissue, scale), window(20, 126, 1.25))
  const place = { left: centre[0] - large.width / 2, top: centre[1] - large.height / 2 }
  return paintField(large, tones, place)
}

// Converts points of a slice to points of the picture that contains the slice.
export function placed(
  points: readonly Point[],
  tissue: Field,
  scale: number,
  centre: Point,
): Point[] {
  const left = centre[0] - (tissue.width * scale) / 2
  const top = centre[1] - (tissue.height * scale) / 2
  return points.map(([x, y]): Point => [left + (x + 0.5) * scale, top + (y + 0.5) * scale])
}

// Returns a grid that is 1 inside the given regions, with soft borders.
export function regionField(
  sources: Sources,
  regions: readonly number[],
  plane: Plane,
  place: number,
): Field {
  const labels = labelSlice(sources.labels, plane, place)
  const wanted = new Set(regions)
  return blur(
    createField(labels.width, labels.height, (x, y) =>
      wanted.has(labels.values[y * labels.width + x] ?? 0) ? 1 : 0,
    ),
    1,
  )
}
