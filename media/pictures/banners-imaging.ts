import { contours } from '../draw/contour.ts'
import { relax, smooth } from '../draw/curve.ts'
import type { Layer } from '../draw/picture.ts'
import { mapField, paintField } from '../draw/raster.ts'
import { type Point, path } from '../draw/svg.ts'
import { tokens } from '../palette.ts'
import { blur } from '../volume/field.ts'
import { type Lesion, lesionSlice, paintLesion } from '../volume/lesion.ts'
import { enlarge } from '../volume/sample.ts'
import { viewSurface } from '../volume/surface.ts'
import { banner } from './banner.ts'
import type { Entry } from './entry.ts'
import { brainSlice, glowTones, inkTones, paintSlice, placed } from './tissue.ts'

const lesion: Lesion = { centre: [58, 78, 92], radius: 20, phase: 4.2 }

const glioma = banner(
  'glioma',
  'ink',
  'Three neighbouring axial MRI slices of a human brain; the coral contour of a synthetic lesion grows from slice to slice.',
  (sources) =>
    [106, 98, 90].flatMap((place, index): Layer[] => {
      const [scale, centre] = [3.1, [290 + index * 510, 450] as const]
      const depth = lesionSlice(sources.brain.size, lesion, 'axial', place)
      const tissue = paintLesion(brainSlice(sources, 'axial', place, 0.3), depth)
      const ring = contours(enlarge(depth, 2), 0)[0] ?? []
      const points = ring.map(([x, y]): Point => [x / 2 - 0.25, y / 2 - 0.25])
      const mark = path(smooth(relax(placed(points, tissue, scale, centre), 3), true), {
        stroke: 'coral',
        width: 4.5,
      })
      return [paintSlice(tissue, scale, centre), mark]
    }),
)

const brainAge = banner(
  'brain-age',
  'ink',
  'The surface of one human brain reconstructed from MRI, seen from the left, from the front and from above, with the temporal lobe glowing teal.',
  (sources) => {
    const glowing = new Set(
      [
        'Temporal_Sup_L',
        'Temporal_Mid_L',
        'Temporal_Inf_L',
        'Temporal_Sup_R',
        'Temporal_Mid_R',
        'Temporal_Inf_R',
      ].map((name) => sources.region(name)),
    )
    const views = [
      { turn: -90, tilt: 6 },
      { turn: 180, tilt: 8 },
      { turn: -35, tilt: 58 },
    ]
    return views.flatMap((angle, index): Layer[] => {
      const seen = viewSurface(sources, { ...angle, width: 560, height: 620, scale: 2.7 })
      const place = { left: 40 + index * 480, top: 140 }
      const hit = blur(
        mapField(seen.light, (value) => (value > 0 ? 1 : 0)),
        1,
      )
      const glow = blur(
        mapField(seen.region, (value) => (glowing.has(value) ? 0.9 : 0)),
        2,
      )
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
    })
  },
)

const target: Lesion = { centre: [86, 92, 72], radius: 15, phase: 5.1 }

const radiotherapy = banner(
  'radiotherapy',
  'ink',
  'Sagittal MRI slice of a human head with the lines of equal dose closing in on a synthetic target.',
  (sources) => {
    const [scale, centre] = [6.4, [800, 470] as const]
    const tissue = brainSlice(sources, 'sagittal', 86, 0.6)
    const depth = enlarge(lesionSlice(sources.brain.size, target, 'sagittal', 86), 2)
    const lines = [-1.9, -1.35, -0.9, -0.52, -0.22].flatMap((level, index) =>
      contours(depth, level)
        .slice(0, 1)
        .map((ring) => {
          const points = relax(ring, 20).map(([x, y]): Point => [x / 2 - 0.25, y / 2 - 0.25])
          return path(smooth(placed(points, tissue, scale, centre), true), {
            stroke: 'signalBright',
            width: 2.4,
            opacity: 0.35 + index * 0.14,
          })
        }),
    )
    const core = contours(depth, 0)
      .slice(0, 1)
      .map((ring) =>
        path(
          smooth(
            relax(
              placed(
                ring.map(([x, y]): Point => [x / 2 - 0.25, y / 2 - 0.25]),
                tissue,
                scale,
                centre,
              ),
              4,
            ),
            true,
          ),
          { stroke: 'coral', width: 5 },
        ),
      )
    return [paintSlice(tissue, scale, centre), lines.join('') + core.join('')]
  },
)

export const bannersImaging: readonly Entry[] = [glioma, brainAge, radiotherapy]
