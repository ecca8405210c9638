import { contours } from '../draw/contour.ts'
import { relax, smooth } from '../draw/curve.ts'
import { engrave } from '../draw/engrave.ts'
import { plateFrame } from '../draw/plate.ts'
import { mapField, window } from '../draw/raster.ts'
import { circle, clipped, line, type Point, path } from '../draw/svg.ts'
import { blur } from '../volume/field.ts'
import { type Lesion, lesionSlice, paintLesion } from '../volume/lesion.ts'
import { enlarge } from '../volume/sample.ts'
import { slice } from '../volume/slice.ts'
import type { Entry } from './entry.ts'
import { brainSlice, paintSlice, placed, regionField } from './tissue.ts'

const size = { width: 900, height: 1125 }
const margin = 64

// Lesion in the white matter of the right hemisphere.
const lesion: Lesion = { centre: [124, 132, 96], radius: 17, phase: 0.7 }

const axial: Entry = {
  name: 'gallery-1',
  kind: 'gallery',
  alt: 'Axial MRI slice of a human brain. A synthetic lesion, added to the real anatomy, is outlined in coral.',
  draw: ({ brain, ...rest }) => {
    const centre: Point = [450, 540]
    const scale = 4.1
    const depth = lesionSlice(brain.size, lesion, 'axial', 96)
    const tissue = paintLesion(brainSlice({ brain, ...rest }, 'axial', 96), depth)
    const rings = contours(enlarge(depth, 2), 0).slice(0, 1)
    const outline = rings.map((ring) =>
      placed(
        ring.map(([x, y]): Point => [x / 2 - 0.25, y / 2 - 0.25]),
        tissue,
        scale,
        centre,
      ),
    )
    const [cx, cy] =
      placed(
        [[lesion.centre[0], brain.size[1] - 1 - lesion.centre[1]]],
        tissue,
        scale,
        centre,
      )[0] ?? centre
    const marks = outline.map((ring) =>
      path(smooth(relax(ring, 3), true), { stroke: 'coral', width: 4.5 }),
    )
    marks.push(
      line([cx, margin + 40], [cx, cy - 96], { stroke: 'coral', width: 1.5 }),
      circle([cx, margin + 34], 4, { fill: 'coral' }),
    )
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'ink',
      number: '1',
      caption: 'Axial, with a synthetic lesion',
    })
    return {
      ...size,
      ground: 'ink',
      layers: [paintSlice(tissue, scale, centre), marks.join('') + frame],
    }
  },
}

const coronal: Entry = {
  name: 'gallery-2',
  kind: 'gallery',
  alt: 'Coronal MRI slice of a human brain, engraved in ink lines on paper, with both hippocampi filled in teal.',
  draw: (sources) => {
    const centre: Point = [450, 528]
    const scale = 4.7
    const tissue = brainSlice(sources, 'coronal', 104, 1)
    const outer = contours(blur(slice(sources.mask, 'coronal', 104), 2), 0.5).slice(0, 1)
    const tone = window(48, 116, 0.9)
    const dark = enlarge(
      mapField(tissue, (value) => 0.06 + 0.94 * (1 - tone(value))),
      3,
    )
    const data = engrave(dark, {
      left: centre[0] - (tissue.width * scale) / 2,
      top: centre[1] - (tissue.height * scale) / 2,
      scale: scale / 3,
      spacing: 6.5,
      heaviest: 6.6,
    })
    const edge = outer
      .map((ring) => smooth(relax(placed(ring, tissue, scale, centre), 8), true))
      .join('')
    const cut = clipped('brain', `<path d="${edge}"/>`, [path(data, { fill: 'ink' })])
    const rim = path(edge, { stroke: 'ink', width: 2.2 })
    const regions = ['Hippocampus_L', 'Hippocampus_R'].map((name) => sources.region(name))
    const seen = regionField(sources, regions, 'coronal', 104)
    const fills = contours(seen, 0.5)
      .slice(0, 2)
      .map((ring) =>
        path(smooth(relax(placed(ring, tissue, scale, centre), 2), true), {
          fill: 'signal',
          stroke: 'paper',
          width: 3,
        }),
      )
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'paper',
      number: '2',
      caption: 'Coronal, hippocampi',
    })
    return { ...size, ground: 'paper', layers: [cut + rim + fills.join('') + frame] }
  },
}

const sagittal: Entry = {
  name: 'gallery-3',
  kind: 'gallery',
  alt: 'Sagittal MRI slice through the middle of a human head, with the cingulate cortex traced in teal.',
  draw: (sources) => {
    const centre: Point = [450, 560]
    const scale = 4.05
    const head = brainSlice(sources, 'sagittal', 86, 0.6)
    const tissue = mapField(head, (value, index) => {
      const below = (Math.floor(index / head.width) - 128) / 50
      return value * (1 - Math.min(1, Math.max(0, below)) ** 1.2)
    })
    const regions = ['Cingulum_Ant_L', 'Cingulum_Mid_L', 'Cingulum_Post_L'].map((name) =>
      sources.region(name),
    )
    const seen = regionField(sources, regions, 'sagittal', 84)
    const lines = contours(seen, 0.5)
      .slice(0, 3)
      .filter((ring) => ring.length > 30)
      .map((ring) =>
        path(smooth(relax(placed(ring, tissue, scale, centre), 6), true), {
          stroke: 'signalBright',
          width: 4,
        }),
      )
    const frame = plateFrame({
      ...size,
      margin,
      ground: 'ink',
      number: '3',
      caption: 'Sagittal, cingulate cortex',
    })
    return {
      ...size,
      ground: 'ink',
      layers: [paintSlice(tissue, scale, centre), lines.join('') + frame],
    }
  },
}

export const galleryAnatomy: readonly Entry[] = [axial, coronal, sagittal]
