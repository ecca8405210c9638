import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { TraceChannel, TraceMetadata } from '#contract/figure/trace-facts.ts'
import type { ConfinedTask } from '#server/base/confine/confine.ts'
import {
  dicomRejectionMessage,
  isDicom,
  type ParseOutcome,
  RejectedFileError,
  toParseOutcome,
} from '../rejected-file.ts'
import { isZip, rejectZippedDicom } from '../zipped-dicom.ts'
import { parseCsvRecording } from './csv.ts'
import { isEdf, parseEdfRecording } from './edf.ts'
import { writeChannelZoomLevels } from './pyramid.ts'
import { isEcg, type SignalRecording } from './recording.ts'
import { drawTracePoster, type RecordingTimeSpan } from './still.ts'
import { unzipWfdbRecord } from './unzip.ts'
import { parseWfdbRecord } from './wfdb.ts'

sharp.concurrency(1)
sharp.cache(false)

/** File to parse, and path to write its samples to. */
export interface TraceParserInput {
  readonly file: string
  readonly samplesTo: string
  readonly first: RecordingTimeSpan
}

export interface ParsedTrace {
  readonly still: Uint8Array
  readonly width: number
  readonly height: number
  readonly hash: string
  /**
   * Hash of the samples alone. Two figures of one recording have the same hash, even if their
   * metadata differs.
   */
  readonly content: string
  readonly facts: Omit<TraceMetadata, 'samples'>
  readonly removed: readonly string[]
}

const unknown = () =>
  new RejectedFileError(
    'This is not a recording we can read: send EDF, EDF+, BDF, WFDB as a ZIP, or CSV',
  )

const readRecording = async (path: string): Promise<SignalRecording> => {
  const bytes = await readFile(path)
  if (isDicom(bytes)) throw new RejectedFileError(dicomRejectionMessage)
  if (isEdf(bytes)) return parseEdfRecording(bytes)
  if (isZip(bytes)) {
    await rejectZippedDicom(path)
    return parseWfdbRecord(await unzipWfdbRecord(bytes))
  }
  // A zero byte means that the file is not text.
  if (bytes.length === 0 || bytes.subarray(0, 4096).includes(0)) throw unknown()
  return parseCsvRecording(bytes)
}

// Plausibility limit of the sample rate, in samples per second. No amplifier is faster.
const maxRate = 10_000_000

const checkRates = ({ channels }: SignalRecording): void => {
  for (const { label, rate } of channels)
    if (!(rate > 0 && rate <= maxRate))
      throw new RejectedFileError(`The channel “${label}” has a sampling rate that cannot be`)
}

const readAll = async ({ file, samplesTo, first }: TraceParserInput): Promise<ParsedTrace> => {
  const recording = await readRecording(file)
  checkRates(recording)
  const hash = createHash('sha256')
  const samples = await open(samplesTo, 'wx')
  let end = 0
  const channels: TraceChannel[] = []
  for (const channel of recording.channels) {
    const written = await writeChannelZoomLevels(channel, async (numbers) => {
      const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
      hash.update(bytes)
      await samples.write(bytes)
      const start = end
      end += bytes.length
      return start
    })
    channels.push(written)
  }
  await samples.close()
  const { pieces, annotations, removed } = recording
  const last = pieces.at(-1)
  const facts = {
    seconds: last ? last.at + last.seconds : 0,
    channels,
    pieces,
    annotations,
    isEcg: isEcg(channels),
  }
  const content = hash.copy().digest('hex')
  const { bytes, width, height } = await drawTracePoster(recording, channels, facts.isEcg, first)
  hash.update(bytes)
  return {
    still: new Uint8Array(bytes),
    width,
    height,
    hash: hash.digest('hex'),
    content,
    facts,
    removed,
  }
}

/** Creates the sample file and the poster of a recording. */
export const work: ConfinedTask<TraceParserInput, ParseOutcome<ParsedTrace>, never> = (input) =>
  toParseOutcome(readAll(input))
