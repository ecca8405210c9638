import {
  missingTraceSample,
  type TraceChannel,
  type TraceMetadata,
} from '#contract/figure/trace-facts.ts'
import {
  ecgSquareSeconds,
  pointsPerPaperMillimetre,
  type TraceLane,
  tracePaperColors,
} from '#contract/figure/trace-scale.ts'
import type { SampleLoader } from './samples.ts'

/** Visible time range of a recording in seconds, and size of the canvas in pixels. */
export interface TraceViewport {
  readonly from: number
  readonly seconds: number
  readonly width: number
  readonly height: number
  readonly shift: number
}

/** Draws the background grid: millimetre paper for electrocardiograms, otherwise lines at seconds. */
export const drawTraceGrid = (
  context: CanvasRenderingContext2D,
  facts: TraceMetadata,
  view: TraceViewport,
): void => {
  const { width, height } = view
  const perMillimetre = pointsPerPaperMillimetre(facts, width)
  context.fillStyle = tracePaperColors.paper
  context.fillRect(0, 0, width, height)
  const perSecond = width / view.seconds
  const grid = (seconds: number, colour: string, down = 0) => {
    const step = seconds * perSecond
    if (step < 3) return
    context.strokeStyle = colour
    context.lineWidth = 1
    context.beginPath()
    const shift = -((view.from / seconds) % 1) * step
    for (let x = shift; x <= width; x += step) {
      context.moveTo(x, 0)
      context.lineTo(x, height)
    }
    for (let y = view.shift % down; down >= 3 && y <= height; y += down) {
      context.moveTo(0, y)
      context.lineTo(width, y)
    }
    context.stroke()
  }
  if (facts.isEcg) {
    grid(ecgSquareSeconds, tracePaperColors.ecgFine, perMillimetre)
    grid(5 * ecgSquareSeconds, tracePaperColors.ecgBold, 5 * perMillimetre)
  } else grid(view.seconds > 120 ? 60 : 1, tracePaperColors.plain)
}

const noteColour = '#b3541e'

/** Draws annotations as a line at the start and a band for the duration. */
export const drawAnnotations = (
  context: CanvasRenderingContext2D,
  { annotations }: TraceMetadata,
  { from, seconds, width, height }: TraceViewport,
): void => {
  const perSecond = width / seconds
  context.strokeStyle = noteColour
  context.fillStyle = noteColour
  for (const { at, seconds: lasting } of annotations) {
    const x = (at - from) * perSecond
    const wide = lasting * perSecond
    if (x + wide < 0 || x > width) continue
    context.globalAlpha = 0.14
    context.fillRect(x, 0, wide, height)
    context.globalAlpha = 0.5
    context.strokeRect(x, 0, 0, height)
  }
  context.globalAlpha = 1
}

/** Returns the coarsest zoom level with at least one minimum and maximum pair per pixel column. */
const levelFor = ({ levels, rate }: TraceChannel, view: TraceViewport) => {
  const perColumn = (view.seconds * rate) / view.width
  return levels.findLast(({ factor }) => factor <= perColumn) ?? levels[0]
}

/**
 * Builds the line of a channel from the minimum and maximum of each pixel column. Missing values interrupt
 * the line.
 */
export const buildTracePath = async (
  facts: TraceMetadata,
  channel: TraceChannel,
  lane: TraceLane,
  view: TraceViewport,
  samples: SampleLoader,
): Promise<Path2D> => {
  const path = new Path2D()
  const level = levelFor(channel, view)
  if (!level) return path
  const perSecond = view.width / view.seconds
  const isPairs = level.factor > 1
  const rate = channel.rate / level.factor
  const toY = (number: number) =>
    lane.y - (number * channel.scale + channel.offset - lane.middle) * lane.pointsPerUnit
  for (const piece of facts.pieces) {
    const begin = Math.max(view.from, piece.at)
    const end = Math.min(view.from + view.seconds, piece.at + piece.seconds)
    if (end <= begin) continue
    const indexOf = (moment: number) => (moment - piece.at + piece.from) * rate
    const { first, numbers } = await samples(level, indexOf(begin) - 1, indexOf(end) + 1)
    const from = Math.max(first, Math.floor(indexOf(begin)), Math.ceil(piece.from * rate))
    const until = Math.min(
      first + numbers.length / (isPairs ? 2 : 1),
      Math.ceil(indexOf(end)) + 1,
      Math.ceil((piece.from + piece.seconds) * rate),
    )
    let isDrawing = false
    for (let index = from; index < until; index++) {
      const at = (index - first) * (isPairs ? 2 : 1)
      const lowest = numbers[at] ?? missingTraceSample
      if (lowest === missingTraceSample) {
        isDrawing = false
        continue
      }
      const x = (index / rate - piece.from + piece.at - view.from) * perSecond
      if (isDrawing) path.lineTo(x, toY(lowest))
      else path.moveTo(x, toY(lowest))
      if (isPairs) path.lineTo(x, toY(numbers[at + 1] ?? lowest))
      isDrawing = true
    }
  }
  return path
}
