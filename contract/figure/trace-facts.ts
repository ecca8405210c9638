/** One zoom level of a channel: each pair holds the minimum and maximum of `factor` samples. */
export interface TraceLevel {
  /** Samples per pair. At 1 the file holds the samples themselves instead of pairs. */
  readonly factor: number
  /** `start` is a byte offset in the sample file, `count` the number of samples or pairs. */
  readonly start: number
  readonly count: number
}

export interface TraceChannel {
  readonly label: string
  readonly unit: string
  readonly rate: number
  /** Value in `unit` = stored number × `scale` + `offset`. */
  readonly scale: number
  readonly offset: number
  readonly lowest: number
  readonly highest: number
  readonly levels: readonly TraceLevel[]
}

/** A part of a recording without gaps. A recording that was paused has several. */
export interface TraceSegment {
  /**
   * Start of the part in seconds: `at` counts the pauses before it, `from` counts only recorded
   * time.
   */
  readonly at: number
  readonly from: number
  readonly seconds: number
}

export interface TraceAnnotation {
  readonly at: number
  readonly seconds: number
  readonly text: string
}

/** Metadata of a recording: all that a browser needs before it loads samples. */
export interface TraceMetadata {
  readonly seconds: number
  readonly channels: readonly TraceChannel[]
  readonly pieces: readonly TraceSegment[]
  readonly annotations: readonly TraceAnnotation[]
  readonly isEcg: boolean
  /** URL of the samples: 16-bit little-endian integers. */
  readonly samples: string
}

/** Stored number that means that the sample is missing. */
export const missingTraceSample = -32_768
