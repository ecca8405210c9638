/** One stage of a recording's samples: each pair is the lowest and highest of so many samples. */
export interface TraceLevel {
  /** How many samples a pair stands for; 1 where the samples themselves follow each other. */
  readonly factor: number
  /** The first byte in the file of samples, and how many samples or pairs follow. */
  readonly start: number
  readonly count: number
}

/** One channel of a recording. */
export interface TraceChannel {
  readonly label: string
  readonly unit: string
  /** Samples a second. */
  readonly rate: number
  /** A value is a stored number times `scale` plus `offset`, in the channel's unit. */
  readonly scale: number
  readonly offset: number
  readonly lowest: number
  readonly highest: number
  readonly levels: readonly TraceLevel[]
}

/** A piece of a recording without a gap, in seconds. */
export interface TracePiece {
  /** When it begins on the recording's clock, and where it begins among the samples. */
  readonly at: number
  readonly from: number
  readonly seconds: number
}

/** Something noted in a recording. */
export interface TraceAnnotation {
  readonly at: number
  readonly seconds: number
  readonly text: string
}

/** All that a browser has to know of a recording before it draws a part of it. */
export interface TraceFacts {
  /** From its first to its last moment, gaps included. */
  readonly seconds: number
  readonly channels: readonly TraceChannel[]
  readonly pieces: readonly TracePiece[]
  readonly annotations: readonly TraceAnnotation[]
  /** Whether it is drawn on the paper of electrocardiograms. */
  readonly isEcg: boolean
  /** The address of the samples: 16-bit numbers, the lowest byte first. */
  readonly samples: string
}

/** The number that stands for no value. */
export const noSample = -32_768
