import sharp from 'sharp'
import type { TraceChannel } from '#contract/figure/trace-facts.ts'
import {
  defaultVisibleTraceSeconds,
  ecgSquareSeconds,
  layOutTraceLanes,
  pointsPerPaperMillimetre,
  tracePaperColors,
} from '#contract/figure/trace-scale.ts'
import type { SignalRecording } from './recording.ts'

const width = 1280

const heightOf = (channels: number, isEcg: boolean): number =>
  isEcg
    ? Math.min(1280, Math.max(360, 240 * channels))
    : Math.min(1280, Math.max(360, 80 * channels))

const grid = (
  height: number,
  [across, down]: readonly [number, number],
  colour: string,
  strength: number,
): string => {
  const lines: string[] = []
  for (let x = 0; x <= width; x += across) lines.push(`M${x.toFixed(2)} 0V${height}`)
  for (let y = 0; y <= height; y += down) lines.push(`M0 ${y.toFixed(2)}H${width}`)
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-width="${strength}" fill="none"/>`
}

/** Builds an SVG path through the minimum and maximum of each column, interrupted at missing values. */
const lineOf = (
  values: Float64Array,
  pointsPerValue: number,
  toY: (value: number) => number,
): string => {
  const points: string[] = []
  let isDrawing = false
  const to = (x: number, value: number) => {
    points.push(`${isDrawing ? 'L' : 'M'}${x.toFixed(2)} ${toY(value).toFixed(2)}`)
    isDrawing = true
  }
  const perColumn = Math.max(1, Math.floor(1 / pointsPerValue))
  for (let at = 0; at < values.length; at += perColumn) {
    const column = values.subarray(at, at + perColumn).filter((value) => !Number.isNaN(value))
    if (column.length === 0) {
      isDrawing = false
      continue
    }
    const x = at * pointsPerValue
    to(
      x,
      column.reduce((one, other) => Math.min(one, other)),
    )
    if (column.length > 1)
      to(
        x,
        column.reduce((one, other) => Math.max(one, other)),
      )
  }
  return points.join('')
}

export interface RecordingTimeSpan {
  readonly from?: number | undefined
  readonly seconds?: number | undefined
}

const shortest = 0.25

/** Draws a part of a recording, up to the next gap, as an image. */
export const drawTracePoster = async (
  { channels: read, pieces }: SignalRecording,
  channels: readonly TraceChannel[],
  isEcg: boolean,
  { from = 0, seconds: wanted = defaultVisibleTraceSeconds }: RecordingTimeSpan = {},
) => {
  const piece = pieces.findLast(({ at }) => at <= from) ?? pieces[0]
  const into = Math.min(piece?.seconds ?? 0, Math.max(0, from - (piece?.at ?? 0)))
  const end = pieces.at(-1)
  const all = (end?.at ?? 0) + (end?.seconds ?? 0)
  const shown = Math.min(all, Math.max(shortest, wanted))
  const seconds = Math.min(shown, (piece?.seconds ?? shown) - into)
  const pointsPerSecond = width / shown
  const height = heightOf(channels.length, isEcg)
  const facts = { isEcg, seconds: all }
  const lanes = layOutTraceLanes(facts, channels, { width, height })
  const lines = read.map(({ rate, count, read: readValues }, at) => {
    const start = Math.min(count, Math.round(((piece?.from ?? 0) + into) * rate))
    const values = new Float64Array(Math.min(count - start, Math.ceil(seconds * rate)))
    readValues(start, values)
    const lane = lanes[at]
    if (!lane) return ''
    const toY = (value: number) => lane.y - (value - lane.middle) * lane.pointsPerUnit
    return `<path d="${lineOf(values, pointsPerSecond / rate, toY)}" stroke="${tracePaperColors.ink}" stroke-width="1.6" stroke-linejoin="round" fill="none"/>`
  })
  const square = (size: number) =>
    [
      size * ecgSquareSeconds * pointsPerSecond,
      size * pointsPerPaperMillimetre(facts, width),
    ] as const
  const paper = isEcg
    ? grid(height, square(1), tracePaperColors.ecgFine, 0.8) +
      grid(height, square(5), tracePaperColors.ecgBold, 1)
    : grid(height, [pointsPerSecond, pointsPerSecond], tracePaperColors.plain, 1)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${tracePaperColors.paper}"/>${paper}${lines.join('')}</svg>`
  const bytes = await sharp(Buffer.from(svg)).webp({ quality: 90, effort: 4 }).toBuffer()
  return { bytes, width, height }
}
