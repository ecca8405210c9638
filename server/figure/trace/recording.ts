import type { TraceAnnotation, TraceSegment } from '#contract/figure/trace-facts.ts'

/** A parsed channel. Values are computed on demand, so that a long recording is never in memory twice. */
export interface RecordingChannel {
  readonly label: string
  readonly unit: string
  readonly rate: number
  /** Number of samples, not counting gaps. */
  readonly count: number
  /** Fills `into` with values in the channel's unit from sample `first`; NaN for missing values. */
  readonly read: (first: number, into: Float64Array) => void
}

export interface SignalRecording {
  readonly channels: readonly RecordingChannel[]
  readonly pieces: readonly TraceSegment[]
  readonly annotations: readonly TraceAnnotation[]
  /** Names of fields that could identify the patient. */
  readonly removed: readonly string[]
}

export const maxChannels = 64

export const maxAnnotations = 2_000

// Requires a known unit after the prefix, so that the u of “units” is not read as micro.
const micro = /^(?:[uµμ]|micro)(?=(?:[vastglmw]|pa|mol|volts?)(?:$|[^a-z]))/i

/** Normalises the spelling of voltage units and truncates all others. */
export const normalizeUnit = (written: string): string => {
  const unit = written.trim().replace(micro, 'µ')
  if (/^µv(?:olts?)?$/i.test(unit)) return 'µV'
  if (/^m(?:illi)?v(?:olts?)?$/i.test(unit)) return 'mV'
  return unit.slice(0, 16)
}

const leads = /^(?:e[ck]g\b.*|(?:ml)?i{1,3}|av[rlf]|v[1-9]|ml?v[1-6]|lead\b.*)$/i

/** Whether all channels are voltages with names of electrocardiogram leads. */
export const isEcg = (channels: readonly Pick<RecordingChannel, 'label' | 'unit'>[]): boolean =>
  channels.length > 0 &&
  channels.every(({ label, unit }) => /^(?:µ|m|)v$/i.test(unit) && leads.test(label.trim()))

export const mergeRecordingPieces = (
  pieces: readonly TraceSegment[],
  tolerance: number,
): TraceSegment[] => {
  const joined: TraceSegment[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && Math.abs(last.at + last.seconds - piece.at) <= tolerance)
      joined[joined.length - 1] = { ...last, seconds: last.seconds + piece.seconds }
    else joined.push(piece)
  }
  return joined
}
