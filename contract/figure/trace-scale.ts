import type { TraceChannel, TraceFacts } from './trace-facts.ts'

/** How a recording is drawn, on pages and as a still picture. */
export const tracePaper = {
  paper: '#fdfaf5',
  ink: '#1d2b2a',
  ecgFine: '#f3d9d0',
  ecgBold: '#e3b3a5',
  plain: '#e6e1d6',
} as const

/** How much of a recording is seen at first. */
export const usualSeconds = 10

/** On the paper of electrocardiograms a second is 25 mm and a millivolt 10 mm. */
const paperSpeed = 25
const paperGain = 10

/** Length of a small square of the paper in seconds. */
export const squareSeconds = 1 / paperSpeed

type Paper = Pick<TraceFacts, 'isEcg' | 'seconds'>

/** Returns the height of a millimetre of paper in points. Zooming time does not change it. */
export const millimetreHeight = ({ seconds }: Paper, width: number): number =>
  width / Math.min(seconds, usualSeconds) / paperSpeed

const inMillivolts: Readonly<Record<string, number>> = { V: 1000, mV: 1, µV: 0.001 }

/** How many points high a unit of a channel is drawn. */
export interface TraceLane {
  /** Where the value `middle` lies. */
  readonly y: number
  readonly middle: number
  readonly pointsPerUnit: number
  readonly height: number
}

/**
 * Where each channel is drawn. An electrocardiogram has the proportions of its paper while the usual seconds are
 * shown; others fill their lane, those of one unit on the same scale.
 */
export const lanesOf = (
  paper: Paper,
  channels: readonly TraceChannel[],
  { width, height }: { width: number; height: number },
): TraceLane[] => {
  const perMillivolt = paperGain * millimetreHeight(paper, width)
  const lane = height / channels.length
  const spans = new Map<string, number>()
  for (const { unit, lowest, highest } of channels)
    spans.set(unit, Math.max(spans.get(unit) ?? 0, highest - lowest))
  return channels.map(({ unit, lowest, highest }, at) => {
    const y = lane * (at + 0.5)
    const millivolts = inMillivolts[unit]
    if (paper.isEcg && millivolts !== undefined) {
      // The line of rest lies in the middle, unless the channel would leave its lane.
      const middle = lowest <= 0 && highest >= 0 ? 0 : (lowest + highest) / 2
      return { y, middle, pointsPerUnit: perMillivolt * millivolts, height: lane }
    }
    const span = (spans.get(unit) ?? 0) || 1
    return { y, middle: (lowest + highest) / 2, pointsPerUnit: (lane * 0.9) / span, height: lane }
  })
}
