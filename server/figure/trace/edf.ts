import type { TraceAnnotation, TraceSegment } from '#contract/figure/trace-facts.ts'
import { appendAll, largestOf } from '#contract/list/any-length.ts'
import { RejectedFileError } from '../rejected-file.ts'
import {
  maxAnnotations,
  maxChannels,
  mergeRecordingPieces,
  normalizeUnit,
  type RecordingChannel,
  type SignalRecording,
} from './recording.ts'

/** Maximum number of records in a file. Two million one-second records last more than three weeks. */
const maxRecords = 2_000_000
const maxInList = 1_000

const notEdf = () => new RejectedFileError('The header of this recording is damaged')
const latin = new TextDecoder('latin1')
const utf8 = new TextDecoder()

interface Signal {
  readonly label: string
  readonly unit: string
  readonly scale: number
  readonly offset: number
  /**
   * Number of samples of this channel in each record. `start` is the byte offset of the first one
   * in the record.
   */
  readonly samples: number
  readonly start: number
  readonly isNotes: boolean
}

interface Header {
  readonly sampleBytes: 2 | 3
  readonly isBroken: boolean
  readonly first: number
  readonly records: number
  readonly seconds: number
  readonly recordBytes: number
  readonly signals: readonly Signal[]
  readonly removed: readonly string[]
}

/** Whether a file is EDF or BDF, by its first eight bytes. */
export const isEdf = (bytes: Uint8Array): boolean => {
  const magic = latin.decode(bytes.subarray(0, 8))
  return magic === '0       ' || magic === 'ÿBIOSEMI'
}

const number = (text: string): number => {
  const value = Number(text.trim() || Number.NaN)
  if (!Number.isFinite(value)) throw notEdf()
  return value
}

const whole = (text: string, least: number, most: number): number => {
  const value = number(text)
  if (!Number.isInteger(value) || value < least || value > most) throw notEdf()
  return value
}

// Anonymous files fill such a field with spaces, or with an X in EDF+. Any other character may identify the
// patient.
const isIdentifying = (text: string): boolean => /[^\sX]/.test(text.replace(/Startdate/g, ''))

const readHeader = (bytes: Uint8Array): Header => {
  if (bytes.length < 512) throw notEdf()
  const text = (start: number, length: number) =>
    latin.decode(bytes.subarray(start, start + length))
  const isBdf = bytes[0] === 0xff
  const sampleBytes = isBdf ? 3 : 2
  const reserved = text(192, 44)
  const count = whole(text(252, 4), 1, 512)
  const first = whole(text(184, 8), 256 * (count + 1), 256 * 513)
  if (first !== 256 * (count + 1) || bytes.length < first) throw notEdf()
  const seconds = number(text(244, 8))
  if (seconds < 0 || seconds > 86_400) throw notEdf()

  let field = 256
  const column = (width: number): string[] => {
    const cells = Array.from({ length: count }, (_, at) => text(field + at * width, width))
    field += count * width
    return cells
  }
  const labels = column(16)
  column(80)
  const units = column(8)
  const physicalLow = column(8)
  const physicalHigh = column(8)
  const digitalLow = column(8)
  const digitalHigh = column(8)
  column(80)
  const samples = column(8)

  let start = 0
  const signals = labels.map((label, at): Signal => {
    const inRecord = whole(samples[at] ?? '', 1, 5_000_000)
    const isNotes = /^(?:EDF|BDF) Annotations$/.test(label.trim())
    const begin = start
    start += inRecord * sampleBytes
    const place = { label: label.trim(), samples: inRecord, start: begin, isNotes }
    if (isNotes) return { ...place, unit: '', scale: 1, offset: 0 }
    const [low, high] = [number(physicalLow[at] ?? ''), number(physicalHigh[at] ?? '')]
    const [least, most] = [number(digitalLow[at] ?? ''), number(digitalHigh[at] ?? '')]
    if (low === high || least === most)
      throw new RejectedFileError(
        `The channel “${place.label}” has no range: its values cannot be computed`,
      )
    const scale = (high - low) / (most - least)
    return { ...place, unit: normalizeUnit(units[at] ?? ''), scale, offset: low - least * scale }
  })

  const recordBytes = start
  const completeRecords = Math.floor((bytes.length - first) / recordBytes)
  const declaredRecords = whole(text(236, 8), -1, 100_000_000)
  const records = declaredRecords === -1 ? completeRecords : declaredRecords
  if (records < 1) throw new RejectedFileError('There is nothing in this recording')
  if (records > completeRecords) throw new RejectedFileError('The file ends before its last record')
  if (records > maxRecords)
    throw new RejectedFileError('The recording has more than two million records')
  const removed = [
    ...(isIdentifying(text(8, 80)) ? ['patient'] : []),
    ...(isIdentifying(text(88, 80)) ? ['recording'] : []),
    // The format's own placeholder for an unknown date is 01.01.85.
    ...(/[^\s]/.test(text(168, 8)) && text(168, 8) !== '01.01.85' ? ['startdate'] : []),
    ...(/[1-9]/.test(text(176, 8)) ? ['starttime'] : []),
  ]
  return {
    sampleBytes,
    isBroken: /^[EB]DF\+D/.test(reserved),
    first,
    records,
    seconds,
    recordBytes,
    signals,
    removed,
  }
}

/**
 * Parses a list of annotations in EDF+: onset, optional duration and texts, separated by control
 * characters.
 */
const readList = (list: string): TraceAnnotation[] => {
  const [head = '', ...texts] = list.split('\u0014', maxInList)
  const [at = '', lasting = ''] = head.split('\u0015', 2)
  if (!/^[+-]\d+(?:\.\d*)?$/.test(at)) return []
  const seconds = Number(lasting)
  const span = lasting !== '' && Number.isFinite(seconds) ? Math.max(0, seconds) : 0
  // A separator ends the list, so the last element is never a text.
  return texts
    .slice(0, -1)
    .map((text) => ({ at: Number(at), seconds: span, text: text.slice(0, 200) }))
}

const readNotes = (bytes: Uint8Array): TraceAnnotation[] => {
  const notes: TraceAnnotation[] = []
  for (let at = 0; at < bytes.length && notes.length <= maxAnnotations; ) {
    const end = bytes.indexOf(0, at)
    const last = end < 0 ? bytes.length : end
    if (last > at) appendAll(notes, readList(utf8.decode(bytes.subarray(at, last))))
    at = last + 1
  }
  return notes
}

/** Parses EDF, EDF+ and BDF, including the gaps and annotations of EDF+. */
export const parseEdfRecording = (bytes: Uint8Array): SignalRecording => {
  const header = readHeader(bytes)
  const { first, records, recordBytes, sampleBytes } = header
  const shown = header.signals.filter(({ isNotes }) => !isNotes)
  if (shown.length === 0) throw new RejectedFileError('There is no channel in this recording')
  if (shown.length > maxChannels)
    throw new RejectedFileError('A recording may have at most 64 channels')
  // EDF allows records of zero seconds only in files without signals.
  if (header.seconds === 0)
    throw new RejectedFileError('The records of this recording last no time')

  const notesOf = (record: number) =>
    header.signals
      .filter(({ isNotes }) => isNotes)
      .map(({ start, samples }) => {
        const from = first + record * recordBytes + start
        return readNotes(bytes.subarray(from, from + samples * sampleBytes))
      })
  const moments: number[] = []
  const annotations: TraceAnnotation[] = []
  const hasNotes = header.signals.some(({ isNotes }) => isNotes)
  for (let record = 0; record < records && hasNotes; record++) {
    const [keeping = [], ...others] = notesOf(record)
    // The first annotation of a record usually has no text, only the start time of the record.
    const [begin, ...rest] = keeping
    const isMoment = header.isBroken || begin?.text === ''
    moments.push(begin && isMoment ? begin.at : record * header.seconds)
    const found = [...(begin?.text ? [begin] : []), ...rest, ...others.flat()]
    for (const note of found)
      if (note.text.trim() !== '' && annotations.length < maxAnnotations) annotations.push(note)
  }
  // Annotation times count from the start of the file, where the first record may begin later.
  const origin = moments[0] ?? 0
  const momentOf = (record: number) => (moments[record] ?? 0) - origin
  const whole = { at: 0, from: 0, seconds: records * header.seconds }
  const pieces = header.isBroken
    ? Array.from(
        { length: records },
        (_, record): TraceSegment => ({
          at: momentOf(record),
          from: record * header.seconds,
          seconds: header.seconds,
        }),
      )
    : [whole]
  if (pieces.some(({ at }, record) => record > 0 && at < (pieces[record - 1]?.at ?? 0)))
    throw new RejectedFileError('The records of this recording are not in the order of time')

  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const channelOf = ({ label, unit, scale, offset, samples, start }: Signal): RecordingChannel => ({
    label,
    unit,
    rate: samples / header.seconds,
    count: samples * records,
    read: (from, into) => {
      for (let at = 0; at < into.length; at++) {
        const record = Math.floor((from + at) / samples)
        const place = first + record * recordBytes + start + ((from + at) % samples) * sampleBytes
        const digital =
          sampleBytes === 2
            ? view.getInt16(place, true)
            : view.getUint16(place, true) + 65_536 * view.getInt8(place + 2)
        into[at] = digital * scale + offset
      }
    },
  })
  return {
    channels: shown.map(channelOf),
    pieces: mergeRecordingPieces(
      pieces,
      1 / largestOf(shown.map(({ samples }) => samples / header.seconds)),
    ),
    annotations: annotations.map((note) => ({ ...note, at: note.at - origin })),
    removed: header.removed,
  }
}
