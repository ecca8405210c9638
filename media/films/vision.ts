import { contours } from '../draw/contour.ts'
import { relax, smooth } from '../draw/curve.ts'
import { mapField, paintField, window } from '../draw/raster.ts'
import { circle, line, type Point, path } from '../draw/svg.ts'
import { inkTones } from '../pictures/tissue.ts'
import type { Sources } from '../sources.ts'
import { project, type View } from '../volume/camera.ts'
import { blur } from '../volume/field.ts'
import { type Lesion, lesionSlice, plantLesion } from '../volume/lesion.ts'
import { enlarge } from '../volume/sample.ts'
import { slice } from '../volume/slice.ts'
import { viewSurface } from '../volume/surface.ts'
import type { Film } from './encode.ts'

const [width, height] = [1280, 720]
const shrink = 2 / 3
const lesion: Lesion = { centre: [60, 126, 92], radius: 21, phase: 0.7 }

// A brain that opens slice by slice. The contour of a synthetic lesion grows and shrinks.
export function visionFilm(sources: Sources): Film {
  const tissue = plantLesion(sources.brain, lesion)
  const tone = window(20, 126, 1.2)
  const frame: Film['frame'] = (time) => {
    const turning = 2 * Math.PI * time
    const cut = 111 + 40 * Math.cos(turning)
    const view: View = {
      turn: -32 + 14 * Math.sin(turning),
      tilt: 40,
      width: 800,
      height,
      scale: 3.85,
    }
    const small = {
      ...view,
      width: view.width * shrink,
      height: height * shrink,
      scale: view.scale * shrink,
    }
    const seen = viewSurface(
      { ...sources, opened: { tissue, mask: sources.mask, cut } },
      { ...small, width: Math.round(small.width) },
    )
    const lit = mapField(seen.light, (value, index) =>
      seen.section.values[index] ? tone(value * 255) : value ** 1.25 * 1.05,
    )
    const hit = mapField(seen.light, (value, index) =>
      value > 0 || seen.section.values[index] ? 1 : 0,
    )
    const [left, top] = [390, -8]
    const onPicture = (x: number, y: number): Point => {
      const [px, py] = project(view, [x, sources.brain.size[1] - 1 - y, cut])
      return [px + left, py + top]
    }
    const traced = (rings: Point[][], zoom: number): string[] =>
      rings.map((ring) =>
        smooth(
          relax(
            ring.map(([x, y]) => onPicture((x + 0.5) / zoom - 0.5, (y + 0.5) / zoom - 0.5)),
            4,
          ),
          true,
        ),
      )
    const edge = contours(blur(slice(sources.mask, 'axial', cut), 1), 0.5).slice(0, 1)
    const inside = contours(
      enlarge(lesionSlice(sources.brain.size, lesion, 'axial', cut), 2),
      0,
    ).slice(0, 1)
    const marks = [
      ...traced(edge, 1).map((data) => path(data, { stroke: 'signal', width: 2 })),
      ...traced(
        inside.filter((ring) => ring.length > 8),
        2,
      ).map((data) => path(data, { stroke: 'coral', width: 4 })),
    ]
    return {
      width,
      height,
      ground: 'ink',
      layers: [
        paintField(
          enlarge(lit, 1 / shrink),
          inkTones,
          { left, top },
          enlarge(blur(hit, 1), 1 / shrink),
        ),
        marks.join('') + ruler(cut),
      ],
    }
  }
  return {
    name: 'vision',
    width,
    height,
    seconds: 8,
    alt: 'A human brain reconstructed from MRI opens slice by slice while the contour of a synthetic lesion grows and closes again.',
    posterAt: 0.35,
    frame,
  }
}

// Draws a scale on the right edge with a mark at the height of the cut.
function ruler(cut: number): string {
  const [x, top, low] = [1236, 120, 600]
  const shapes = Array.from({ length: 31 }, (_, step) => {
    const y = top + ((low - top) * step) / 30
    return line([x - (step % 5 ? 6 : 12), y], [x, y], { stroke: 'mute', width: 1.5 })
  })
  const at = low - ((cut - 60) / 100) * (low - top)
  return shapes.join('') + circle([x + 12, at], 4.5, { fill: 'signalBright' })
}
