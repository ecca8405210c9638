import type { TraceAnnotation, TracePiece } from '#contract/figure/trace-facts.ts'

/** One channel as it was read: its values are computed when they are asked for, so that a long recording is never held twice. */
export interface Channel {
  readonly label: string
  readonly unit: string
  readonly rate: number
  /** How many samples there are; the gaps of a recording count for none. */
  readonly count: number
  /** Fills in values in the channel's unit from a sample on; NaN where there is none. */
  readonly read: (first: number, into: Float64Array) => void
}

/** A recording as it was read from whichever format. */
export interface Recording {
  readonly channels: readonly Channel[]
  readonly pieces: readonly TracePiece[]
  readonly annotations: readonly TraceAnnotation[]
  /** Names of what in the file could tell who the patient is. */
  readonly removed: readonly string[]
}

/** The most channels that are shown. */
export const mostChannels = 64

/** The most notes that are kept of a recording. */
export const mostAnnotations = 2_000

// Before the sign or the name of something that is measured: “units” begins with none.
const micro = /^(?:[uµμ]|micro)(?=(?:[vastglmw]|pa|mol|volts?)(?:$|[^a-z]))/i

/** Units of voltage in one spelling, all others as they are. */
export const unitOf = (written: string): string => {
  const unit = written.trim().replace(micro, 'µ')
  if (/^µv(?:olts?)?$/i.test(unit)) return 'µV'
  if (/^m(?:illi)?v(?:olts?)?$/i.test(unit)) return 'mV'
  return unit.slice(0, 16)
}

const leads = /^(?:e[ck]g\b.*|(?:ml)?i{1,3}|av[rlf]|v[1-9]|ml?v[1-6]|lead\b.*)$/i

/** Whether channels are those of an electrocardiogram: volts, under the names of its leads. */
export const isEcg = (channels: readonly Pick<Channel, 'label' | 'unit'>[]): boolean =>
  channels.length > 0 &&
  channels.every(({ label, unit }) => /^(?:µ|m|)v$/i.test(unit) && leads.test(label.trim()))

/** Puts pieces together that follow each other without a gap. */
export const joinPieces = (pieces: readonly TracePiece[], tolerance: number): TracePiece[] => {
  const joined: TracePiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && Math.abs(last.at + last.seconds - piece.at) <= tolerance)
      joined[joined.length - 1] = { ...last, seconds: last.seconds + piece.seconds }
    else joined.push(piece)
  }
  return joined
}
