import { contours } from '../draw/contour.ts'
import { relax, smooth } from '../draw/curve.ts'
import { plateFrame } from '../draw/plate.ts'
import { mapField, paintField } from '../draw/raster.ts'
import { type Point, path, round } from '../draw/svg.ts'
import { mix, toHex, tokens, toRgb } from '../palette.ts'
import { blur, createField, type Field } from '../volume/field.ts'
import { labelSlice, slice } from '../volume/slice.ts'
import { viewSurface } from '../volume/surface.ts'
import type { Entry } from './entry.ts'
import { glowTones, inkTones, placed } from './tissue.ts'

const size = { width: 900, height: 1125 }
const margin = 64

// Returns the outlines of one label on a slice of labels.
function regionRings(labels: Field, label: number): Point[][] {
  const alone = createField(labels.width, labels.height, (x, y) =>
    labels.values[y * labels.width + x] === label ? 1 : 0,
  )
  return contours(blur(alone, 1), 0.42).filter((ring) => ring.length > 14)
}

const map: Entry = {
  name: 'gallery-4',
  kind: 'gallery',
  alt: 'Map of the regions of the cerebral cortex on one axial slice, each region in its own shade of teal.',
  draw: (sources) => {
    const centre: Point = [450, 540]
    const scale = 4.35
    const labels = labelSlice(sources.labels, 'axial', 76)
    const outline = contours(blur(slice(sources.mask, 'axial', 76), 1), 0.5).slice(0, 1)
    const shapes = outline.map((ring) =>
      path(smooth(relax(placed(ring, labels, scale, centre), 6), true), { fill: 'paperShade' }),
    )
    for (const label of [...new Set(labels.values)]
      .filter((value) => value > 0)
      .sort((a, b) => a - b)) {
      const pair = Math.ceil(label / 2)
      const share = ((pair * 7) % 11) / 10
      const colour = toHex(toRgb(mix([0.86, 0.055, 172], [0.34, 0.07, 188], share)))
      for (const ring of regionRings(labels, label)) {
        const data = smooth(relax(placed(ring, labels, scale, centre), 3), true)
        shapes.push(
          `<path d="${data}" fill="${colour}" stroke="${toHex(toRgb(tokens.paper))}" stroke-width="${round(3.2)}"/>`,
        )
      }
    }
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'paper',
      number: '4',
      caption: 'Regions of the cortex',
    })
    return { ...size, ground: 'paper', layers: [shapes.join('') + frame] }
  },
}

const surface: Entry = {
  name: 'gallery-5',
  kind: 'gallery',
  alt: 'The surface of a human brain reconstructed from MRI, seen from the left; the precentral gyrus, which moves the body, glows teal.',
  draw: (sources) => {
    const view = viewSurface(sources, {
      turn: -68,
      tilt: 16,
      width: 900,
      height: 760,
      scale: 4.1,
    })
    const hit = blur(
      mapField(view.light, (value) => (value > 0 ? 1 : 0)),
      1,
    )
    const place = { left: 0, top: 180 }
    const gyrus = sources.region('Precentral_L')
    const glow = blur(
      mapField(view.region, (value) => (value === gyrus ? 1 : 0)),
      3,
    )
    const dim = mapField(view.light, (value) => value ** 1.4 * 1.1)
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'ink',
      number: '5',
      caption: 'Surface, precentral gyrus',
    })
    return {
      ...size,
      ground: 'ink',
      layers: [
        paintField(dim, inkTones, place, hit),
        paintField(
          mapField(view.light, (value) => value ** 1.3),
          glowTones(tokens.signalBright),
          place,
          glow,
        ),
        frame,
      ],
    }
  },
}

export const galleryRegions: readonly Entry[] = [map, surface]
