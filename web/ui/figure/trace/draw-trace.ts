import { noSample, type TraceChannel, type TraceFacts } from '#contract/figure/trace-facts.ts'
import { type TraceLane, tracePaper } from '#contract/figure/trace-scale.ts'
import type { Samples } from './samples.ts'

/** What part of a recording is drawn, and how large. */
export interface View {
  readonly from: number
  readonly seconds: number
  readonly width: number
  readonly height: number
}

/** The paper: millimetres of an electrocardiogram, or seconds. */
export const drawPaper = (
  context: CanvasRenderingContext2D,
  { isEcg }: TraceFacts,
  view: View,
): void => {
  const { width, height } = view
  context.fillStyle = tracePaper.paper
  context.fillRect(0, 0, width, height)
  const perSecond = width / view.seconds
  const grid = (seconds: number, colour: string, isSquare: boolean) => {
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
    for (let y = 0; isSquare && y <= height; y += step) {
      context.moveTo(0, y)
      context.lineTo(width, y)
    }
    context.stroke()
  }
  if (isEcg) {
    grid(0.04, tracePaper.ecgFine, true)
    grid(0.2, tracePaper.ecgBold, true)
  } else grid(view.seconds > 120 ? 60 : 1, tracePaper.plain, false)
}

/** The coarsest stage of a channel that still has a pair for every column. */
const levelFor = ({ levels, rate }: TraceChannel, view: View) => {
  const perColumn = (view.seconds * rate) / view.width
  return levels.findLast(({ factor }) => factor <= perColumn) ?? levels[0]
}

/** The line of one channel through the lowest and highest value of each column; nothing where there is no value. */
export const traceLine = async (
  facts: TraceFacts,
  channel: TraceChannel,
  lane: TraceLane,
  view: View,
  samples: Samples,
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
      const lowest = numbers[at] ?? noSample
      if (lowest === noSample) {
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
