import type { TraceSegment } from '#contract/figure/trace-facts.ts'
import { RejectedFileError } from '../rejected-file.ts'
import { maxChannels, normalizeUnit, type SignalRecording } from './recording.ts'

const maxValues = 25_000_000
const newline = 10

const comment = '#'
const byteOrderMark = Buffer.from('\ufeff')

const eachLine = (bytes: Buffer, look: (line: string, number: number) => void): void => {
  let start = byteOrderMark.equals(bytes.subarray(0, 3)) ? byteOrderMark.length : 0
  let number = 0
  while (start < bytes.length) {
    const found = bytes.indexOf(newline, start)
    const end = found < 0 ? bytes.length : found
    if (end - start > 20_000)
      throw new RejectedFileError('This is not a table: one of its lines is far too long')
    const line = bytes.toString('latin1', start, end).trim()
    number++
    if (line !== '') look(line, number)
    start = end + 1
  }
}

const separators = [',', ';', '\t'] as const

const separatorOf = (line: string): string =>
  separators.reduce((one, other) =>
    line.split(other).length > line.split(one).length ? other : one,
  )

const named = (cell: string, at: number): { label: string; unit: string } => {
  const text = Buffer.from(cell, 'latin1').toString().replaceAll('"', '').trim()
  const [, label = text, unit = ''] = /^([^([]*)[([]([^)\]]*)[)\]]$/.exec(text) ?? []
  return { label: label.trim().slice(0, 40) || `Channel ${at + 1}`, unit: normalizeUnit(unit) }
}

/**
 * Returns the usual time between two samples. Averages all steps except gaps, because times are often rounded
 * to few digits.
 */
const usualStep = (times: Float64Array): number => {
  const steps = times.subarray(1).map((time, at) => time - (times[at] ?? 0))
  const middle = steps.toSorted()[Math.floor(steps.length / 2)] ?? 0
  const usual = steps.filter((step) => step <= 1.5 * middle)
  return usual.reduce((sum, step) => sum + step, 0) / usual.length
}

const piecesOf = (times: Float64Array, step: number): TraceSegment[] => {
  const pieces: TraceSegment[] = []
  let first = 0
  for (let at = 1; at <= times.length; at++) {
    const gap = (times[at] ?? Number.POSITIVE_INFINITY) - (times[at - 1] ?? 0)
    if (gap <= 1.5 * step) continue
    pieces.push({
      at: (times[first] ?? 0) - (times[0] ?? 0),
      from: first * step,
      seconds: (at - first) * step,
    })
    first = at
  }
  return pieces
}

/** Parses a table whose first column holds seconds. Throws a `RejectedFileError` if the table is not a recording. */
export const parseCsvRecording = (bytes: Buffer): SignalRecording => {
  let separator = ','
  let head: { label: string; unit: string }[] | null = null
  let columns = 0
  let values = new Float64Array(1024)
  let count = 0
  let hasComments = false
  const isDecimalComma = () => separator !== ','
  eachLine(bytes, (line, number) => {
    if (line.startsWith(comment)) {
      hasComments = true
      return
    }
    if (columns === 0) {
      separator = separatorOf(line)
      columns = line.split(separator).length
      if (columns < 2)
        throw new RejectedFileError(
          'This is not a recording we can read: send EDF, EDF+, BDF, WFDB as a ZIP, or CSV',
        )
      if (columns - 1 > maxChannels)
        throw new RejectedFileError('A recording may have at most 64 channels')
      const cells = line.split(separator)
      if (
        !cells.every(
          (cell) => cell.trim() !== '' && Number.isFinite(Number(cell.replace(',', '.'))),
        )
      ) {
        head = cells.slice(1).map(named)
        return
      }
    }
    const cells = line.split(separator)
    if (cells.length !== columns)
      throw new RejectedFileError(`Line ${number} has ${cells.length} columns, not ${columns}`)
    if (count + columns > maxValues)
      throw new RejectedFileError('The table has more than 25 million numbers')
    if (count + columns > values.length) {
      const more = new Float64Array(values.length * 2 + columns)
      more.set(values)
      values = more
    }
    for (let at = 0; at < columns; at++) {
      const cell = (cells[at] ?? '').trim()
      const value =
        cell === '' ? Number.NaN : Number(isDecimalComma() ? cell.replace(',', '.') : cell)
      if (at === 0 && !Number.isFinite(value))
        throw new RejectedFileError(`Line ${number} does not begin with a number of seconds`)
      if (at > 0 && Number.isNaN(value) && cell !== '' && !/^(?:nan|na|-)$/i.test(cell))
        throw new RejectedFileError(`Line ${number}, column ${at + 1} is not a number`)
      values[count++] = value
    }
  })
  const rows = columns === 0 ? 0 : count / columns
  if (rows < 2) throw new RejectedFileError('There is nothing in this recording')
  const times = Float64Array.from({ length: rows }, (_, row) => values[row * columns] ?? 0)
  for (let row = 1; row < rows; row++)
    if (!((times[row] ?? 0) > (times[row - 1] ?? 0)))
      throw new RejectedFileError('The seconds in the first column must grow from line to line')
  const rate = Number((1 / usualStep(times)).toPrecision(6))
  const step = 1 / rate
  const names = head ?? Array.from({ length: columns - 1 }, (_, at) => named('', at))
  return {
    channels: names.map((name, at) => ({
      ...name,
      rate,
      count: rows,
      read: (first, into) => {
        for (let row = 0; row < into.length; row++)
          into[row] = values[(first + row) * columns + at + 1] ?? Number.NaN
      },
    })),
    pieces: piecesOf(times, step),
    annotations: [],
    removed: hasComments ? ['comments'] : [],
  }
}
