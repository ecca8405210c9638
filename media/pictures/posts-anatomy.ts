import { contours } from '../draw/contour.ts'
import { relax, smooth } from '../draw/curve.ts'
import { engrave } from '../draw/engrave.ts'
import { mapField, paintField, window } from '../draw/raster.ts'
import { clipped, type Point, path } from '../draw/svg.ts'
import { tokens } from '../palette.ts'
import { project } from '../volume/camera.ts'
import { blur } from '../volume/field.ts'
import { enlarge } from '../volume/sample.ts'
import { slice } from '../volume/slice.ts'
import { viewSurface } from '../volume/surface.ts'
import type { Entry } from './entry.ts'
import { post } from './post.ts'
import { brainSlice, glowTones, inkTones, placed, regionField } from './tissue.ts'

const stack = post(
  1,
  'paper',
  'A human brain seen from the left, built from the contours of thirty slices stacked like the sheets of a relief map; one of them is teal.',
  ({ bare }) => {
    const view = { turn: -72, tilt: 20, width: 1200, height: 900, scale: 4.7 }
    const sheets = Array.from({ length: 30 }, (_, sheet) => {
      const z = 14 + sheet * 4.6
      const field = enlarge(blur(slice(bare, 'axial', z), 1), 2)
      const onSheet = ([x, y]: Point): Point => project(view, [x / 2, bare.size[1] - 1 - y / 2, z])
      const rings = contours(field, 62).filter((ring) => ring.length > 40)
      const data = rings.map((ring) => smooth(relax(ring, 5).map(onSheet), true)).join('')
      return path(
        data,
        sheet === 17
          ? { fill: 'paper', stroke: 'signal', width: 4 }
          : { fill: 'paper', stroke: 'ink', width: 1.8 },
      )
    })
    return [sheets.join('')]
  },
)

const engraving = post(
  4,
  'paper',
  'Sagittal MRI slice of a human brain engraved in ink lines on paper, with the thalamus filled in teal.',
  (sources) => {
    const [scale, centre] = [4.75, [600, 440] as const]
    const tissue = brainSlice(sources, 'sagittal', 82, 1)
    const outer = contours(blur(slice(sources.mask, 'sagittal', 82), 2), 0.5).slice(0, 1)
    const tone = window(48, 116, 0.9)
    const dark = enlarge(
      mapField(tissue, (value) => 0.06 + 0.94 * (1 - tone(value))),
      3,
    )
    const place = {
      left: centre[0] - (tissue.width * scale) / 2,
      top: centre[1] - (tissue.height * scale) / 2,
    }
    const data = engrave(dark, { ...place, scale: scale / 3, spacing: 6.5, heaviest: 6.4 })
    const edge = outer
      .map((ring) => smooth(relax(placed(ring, tissue, scale, centre), 8), true))
      .join('')
    const seen = regionField(sources, [sources.region('Thalamus_L')], 'sagittal', 82)
    const fill = contours(seen, 0.5)
      .slice(0, 1)
      .map((ring) =>
        path(smooth(relax(placed(ring, tissue, scale, centre), 3), true), {
          fill: 'signal',
          stroke: 'paper',
          width: 3,
        }),
      )
    return [
      clipped('brain', `<path d="${edge}"/>`, [path(data, { fill: 'ink' })]) +
        path(edge, { stroke: 'ink', width: 2.2 }) +
        fill.join(''),
    ]
  },
)

const above = post(
  5,
  'ink',
  'The surface of a human brain reconstructed from MRI, seen from above and behind, with the parietal lobes glowing teal.',
  (sources) => {
    const seen = viewSurface(sources, { turn: 24, tilt: 62, width: 1200, height: 900, scale: 4.9 })
    const lobes = new Set(
      ['Parietal_Sup_L', 'Parietal_Sup_R', 'Parietal_Inf_L', 'Parietal_Inf_R'].map((name) =>
        sources.region(name),
      ),
    )
    const hit = blur(
      mapField(seen.light, (value) => (value > 0 ? 1 : 0)),
      1,
    )
    const glow = blur(
      mapField(seen.region, (value) => (lobes.has(value) ? 0.95 : 0)),
      3,
    )
    const place = { left: 0, top: 0 }
    return [
      paintField(
        mapField(seen.light, (value) => value ** 1.4 * 1.1),
        inkTones,
        place,
        hit,
      ),
      paintField(
        mapField(seen.light, (value) => value ** 1.4),
        glowTones(tokens.signal),
        place,
        glow,
      ),
    ]
  },
)

export const postsAnatomy: readonly Entry[] = [stack, engraving, above]
