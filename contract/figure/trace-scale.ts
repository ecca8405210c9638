import type { TraceChannel, TraceMetadata } from './trace-facts.ts'

export const tracePaperColors = {
  paper: '#fdfaf5',
  ink: '#1d2b2a',
  ecgFine: '#f3d9d0',
  ecgBold: '#e3b3a5',
  plain: '#e6e1d6',
} as const

export const defaultVisibleTraceSeconds = 10

/**
 * Standard scale of electrocardiogram paper, in millimetres: 25 per second and 10 per millivolt.
 */
const paperSpeed = 25
const paperGain = 10

/** Duration of a small square of electrocardiogram paper, in seconds. */
export const ecgSquareSeconds = 1 / paperSpeed

type Paper = Pick<TraceMetadata, 'isEcg' | 'seconds'>

/** Returns the height of a millimetre of paper in points. Zooming time does not change it. */
export const pointsPerPaperMillimetre = ({ seconds }: Paper, width: number): number =>
  width / Math.min(seconds, defaultVisibleTraceSeconds) / paperSpeed

const inMillivolts: Readonly<Record<string, number>> = { V: 1000, mV: 1, µV: 0.001 }

export interface TraceLane {
  /** Vertical centre of the lane. The signal value `middle` is drawn at this height. */
  readonly y: number
  readonly middle: number
  readonly pointsPerUnit: number
  readonly height: number
}

/**
 * Computes the lane of each channel. An electrocardiogram keeps the proportions of its paper at the default
 * zoom. Channels of other recordings fill their lanes, with one scale per unit.
 */
export const layOutTraceLanes = (
  paper: Paper,
  channels: readonly TraceChannel[],
  { width, height }: { width: number; height: number },
): TraceLane[] => {
  const perMillivolt = paperGain * pointsPerPaperMillimetre(paper, width)
  const lane = height / channels.length
  const spans = new Map<string, number>()
  for (const { unit, lowest, highest } of channels)
    spans.set(unit, Math.max(spans.get(unit) ?? 0, highest - lowest))
  return channels.map(({ unit, lowest, highest }, at) => {
    const y = lane * (at + 0.5)
    const millivolts = inMillivolts[unit]
    if (paper.isEcg && millivolts !== undefined) {
      // Zero is drawn at the centre unless the signal would then leave its lane.
      const middle = lowest <= 0 && highest >= 0 ? 0 : (lowest + highest) / 2
      return { y, middle, pointsPerUnit: perMillivolt * millivolts, height: lane }
    }
    const span = (spans.get(unit) ?? 0) || 1
    return { y, middle: (lowest + highest) / 2, pointsPerUnit: (lane * 0.9) / span, height: lane }
  })
}
