import { largestOf } from '#contract/list/any-length.ts'
import { RejectedFileError } from '../rejected-file.ts'
import {
  maxAnnotations,
  maxChannels,
  normalizeUnit,
  type RecordingChannel,
  type SignalRecording,
} from './recording.ts'
import { parseWfdbAnnotations } from './wfdb-notes.ts'
import { countSamples, findSampleFormat } from './wfdb-samples.ts'

export type WfdbRecordFiles = ReadonlyMap<string, Uint8Array>

export const maxWfdbHeaderBytes = 100_000

const lacks = (file: string) =>
  new RejectedFileError(`The ZIP lacks the file ${file.slice(0, 60)}, which its header names`)
const noHeader = () =>
  new RejectedFileError('The ZIP needs one .hea file and the .dat file that it names')

interface Signal {
  readonly file: string
  readonly format: number
  readonly gain: number
  readonly baseline: number
  readonly unit: string
  readonly label: string
  readonly inFrame: number
}

const number = (text: string | undefined, otherwise: number): number => {
  const value = Number(text ?? Number.NaN)
  return Number.isFinite(value) ? value : otherwise
}

const signalOf = (line: string, at: number): Signal => {
  const [file = '', format = '', gain = '', , zero = '', , , , ...words] = line.split(/\s+/)
  const [, code = '', inFrame] = /^(\d+)(?:x([1-9]\d*))?(?::\d+)?(?:\+0)?$/.exec(format) ?? []
  if (code === '') throw new RejectedFileError(`The header cannot be read: “${line.slice(0, 60)}”`)
  const [, size = '', baseline, unit = 'mV'] =
    /^(-?[\d.eE+-]+?)(?:\((-?\d+)\))?(?:\/(\S+))?$/.exec(gain) ?? []
  return {
    file,
    format: Number(code),
    // 0 means that the gain is unknown, so the format's default applies.
    gain: number(size, 200) || 200,
    baseline: number(baseline, number(zero, 0)),
    unit: normalizeUnit(unit),
    label: words.join(' ').slice(0, 40) || `Channel ${at + 1}`,
    inFrame: number(inFrame, 1),
  }
}

const frameOf = (signals: readonly Signal[]): number =>
  signals.reduce((sum, { inFrame }) => sum + inFrame, 0)

/** Returns the number of frames in a file of this size. Throws a `RejectedFileError` if the file is too short. */
const framesIn = (signals: readonly Signal[], bytes: number, frames: number): number => {
  const format = findSampleFormat(signals[0]?.format ?? 0)
  if (signals.some((signal) => signal.format !== signals[0]?.format))
    throw new RejectedFileError('The signals of one file are written in different formats')
  const completeFrames = Math.floor(countSamples(format, bytes) / frameOf(signals))
  if (frames > completeFrames)
    throw new RejectedFileError('The .dat file ends before its last sample')
  return frames || completeFrames
}

const channelsOf = (
  signals: readonly Signal[],
  bytes: Uint8Array,
  rate: number,
  frames: number,
): RecordingChannel[] => {
  const format = findSampleFormat(signals[0]?.format ?? 0)
  const frame = frameOf(signals)
  const count = framesIn(signals, bytes.length, frames)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let before = 0
  return signals.map(({ label, unit, gain, baseline, inFrame }) => {
    const place = before
    before += inFrame
    return {
      label,
      unit,
      rate: rate * inFrame,
      count: count * inFrame,
      read: (first, into) => {
        for (let at = 0; at < into.length; at++) {
          const index = first + at
          const value = format.read(
            view,
            Math.floor(index / inFrame) * frame + place + (index % inFrame),
          )
          into[at] = value === format.none ? Number.NaN : (value - baseline) / gain
        }
      },
    }
  })
}

interface Header {
  readonly rate: number
  /** Number of frames; 0 if unknown. */
  readonly frames: number
  readonly signals: ReadonlyMap<string, readonly Signal[]>
  readonly removed: readonly string[]
}

const readHeader = (files: WfdbRecordFiles): Header => {
  const headers = [...files.keys()].filter((name) => name.endsWith('.hea'))
  const [name] = headers
  if (name === undefined || headers.length > 1) throw noHeader()
  const text = new TextDecoder().decode(files.get(name))
  if (text.length > maxWfdbHeaderBytes) throw noHeader()
  const lines = text.split(/\r?\n/)
  const comments = lines.filter((line) => line.startsWith('#'))
  const [record = '', ...rest] = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const [title = '', signalCount = '', clock = '', samples, time, date] = record.trim().split(/\s+/)
  if (title.includes('/'))
    throw new RejectedFileError('Records of several segments cannot be read: send one segment')
  const count = number(signalCount, 0)
  const rate = number(/^[\d.]+/.exec(clock)?.[0], 250)
  const frames = number(samples, 0)
  if (!(count >= 1) || !(rate > 0) || !(Number.isInteger(frames) && frames >= 0)) throw noHeader()
  if (count > maxChannels) throw new RejectedFileError('A recording may have at most 64 channels')
  const signals = rest.slice(0, count).map(signalOf)
  if (signals.length < count) throw noHeader()
  return {
    rate,
    frames,
    signals: Map.groupBy(signals, ({ file }) => file),
    removed: [
      'record name',
      ...(time ? ['base time'] : []),
      ...(date ? ['base date'] : []),
      ...(comments.length > 0 ? ['comments'] : []),
    ],
  }
}

/**
 * Lists the signal files that a record needs. Throws a `RejectedFileError` before unpacking if a file is missing or too
 * short.
 */
export const listSignalFiles = (
  headers: WfdbRecordFiles,
  sizes: ReadonlyMap<string, number>,
): string[] => {
  const { signals, frames } = readHeader(headers)
  return Array.from(signals, ([file, own]) => {
    const size = sizes.get(file)
    if (size === undefined) throw lacks(file)
    framesIn(own, size, frames)
    return file
  })
}

export const parseWfdbRecord = (files: WfdbRecordFiles): SignalRecording => {
  const { signals, rate, frames, removed } = readHeader(files)
  const channels = [...signals].flatMap(([file, own]) => {
    const bytes = files.get(file)
    if (!bytes) throw lacks(file)
    return channelsOf(own, bytes, rate, frames)
  })
  const seconds = largestOf(channels.map((channel) => channel.count / channel.rate))
  if (!(seconds > 0)) throw new RejectedFileError('There is nothing in this recording')
  const notes = [...files].filter(([file]) => /\.(?:atr|qrs|ann)$/.test(file))
  return {
    channels,
    pieces: [{ at: 0, from: 0, seconds }],
    annotations: notes
      .flatMap(([, bytes]) => parseWfdbAnnotations(bytes, rate, maxAnnotations))
      .slice(0, maxAnnotations),
    removed,
  }
}
