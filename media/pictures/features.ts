import { contours } from '../draw/contour.ts'
import { polyline, relax, smooth } from '../draw/curve.ts'
import { mapField, paintField, window } from '../draw/raster.ts'
import { type Point, path } from '../draw/svg.ts'
import { project } from '../volume/camera.ts'
import { blur, fieldAt } from '../volume/field.ts'
import { type Lesion, lesionSlice, plantLesion } from '../volume/lesion.ts'
import { enlarge } from '../volume/sample.ts'
import { slice } from '../volume/slice.ts'
import { viewSurface } from '../volume/surface.ts'
import type { Entry } from './entry.ts'
import { inkTones } from './tissue.ts'

const size = { width: 1600, height: 1000 }

// Splits a line into the parts on which a condition holds.
function runs(points: readonly Point[], holds: (point: Point) => boolean): Point[][] {
  const found: Point[][] = [[]]
  for (const point of points) {
    if (holds(point)) found.at(-1)?.push(point)
    else if (found.at(-1)?.length) found.push([])
  }
  return found.filter((run) => run.length > 2)
}

const about: Entry = {
  name: 'about',
  kind: 'feature',
  alt: 'A human brain drawn only with horizontal signal lines that rise where an MRI slice is bright; one line, in teal, carries a heartbeat across the picture.',
  draw: ({ bare, ecg }) => {
    const field = slice(bare, 'sagittal', 80)
    const [rows, scale] = [74, 5.9]
    const [cx, cy] = [830, 545]
    const start = ecg.beats[16]?.sample ?? 0
    const shapes = Array.from({ length: rows }, (_, row) => {
      const base = 130 + row * 11
      const pulse = row === 38
      const height = (x: number): number => {
        const value = fieldAt(field, (x - cx) / scale + 108, (base - cy) / scale + 98)
        return Math.min(1.1, value / 116) ** 3 * 34
      }
      const points = Array.from({ length: 801 }, (_, index): Point => {
        const x = index * 2
        const near = Math.min(1, Math.max(0, (290 - x) / 40))
        const beat = pulse ? (ecg.millivolts[start - 160 + index * 2] ?? 0) * 52 * near : 0
        return [x, base - height(x) - beat]
      })
      const body = runs(points, ([x]) => height(x) > 0.12)
      const ridge = path(polyline([...points, [1600, base + 20], [0, base + 20]], true), {
        fill: 'paper',
      })
      const calm = path(polyline(points), { stroke: 'paperEdge', width: 1.5 })
      if (pulse) return ridge + path(polyline(points), { stroke: 'signal', width: 4.5 })
      return (
        ridge + calm + body.map((run) => path(polyline(run), { stroke: 'ink', width: 2 })).join('')
      )
    })
    return { ...size, ground: 'paper', layers: [shapes.join('')] }
  },
}

const lesion: Lesion = { centre: [122, 138, 94], radius: 19, phase: 1.4 }

const vision: Entry = {
  name: 'vision',
  kind: 'feature',
  alt: 'A human brain reconstructed from MRI, opened by a horizontal cut; a synthetic lesion in the front of the right hemisphere is outlined in coral.',
  draw: (sources) => {
    const cut = 98
    const view = { turn: 158, tilt: 36, width: 1100, height: 1000, scale: 5.5 }
    const opened = { tissue: plantLesion(sources.brain, lesion), mask: sources.mask, cut }
    const seen = viewSurface({ ...sources, opened }, view)
    const tone = window(20, 126, 1.2)
    const lit = mapField(seen.light, (value, index) =>
      seen.section.values[index] ? tone(value * 255) : value ** 1.25 * 1.05,
    )
    const hit = blur(
      mapField(seen.light, (value, index) => (value > 0 || seen.section.values[index] ? 1 : 0)),
      1,
    )
    const left = 330
    const trace = (ring: readonly Point[], zoom: number): string =>
      smooth(
        relax(
          ring.map(([x, y]): Point => {
            const voxel = [
              (x + 0.5) / zoom - 0.5,
              sources.brain.size[1] - 1 - ((y + 0.5) / zoom - 0.5),
              cut,
            ] as const
            const [px, py] = project(view, voxel)
            return [px + left, py]
          }),
          4,
        ),
        true,
      )
    const edge = contours(blur(slice(sources.mask, 'axial', cut), 1), 0.5)[0] ?? []
    const inside =
      contours(enlarge(lesionSlice(sources.brain.size, lesion, 'axial', cut), 2), 0)[0] ?? []
    const marks =
      path(trace(edge, 1), { stroke: 'signal', width: 2.4 }) +
      path(trace(inside, 2), { stroke: 'coral', width: 5 })
    return {
      ...size,
      ground: 'ink',
      layers: [paintField(lit, inkTones, { left, top: 0 }, hit), marks],
    }
  },
}

export const features: readonly Entry[] = [about, vision]
