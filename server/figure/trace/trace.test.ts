import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { dicomFiles } from '#server/tools/testing/files/dicom.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeZip } from '#server/tools/testing/files/zip.ts'
import { parseEdfRecording } from './edf.ts'
import type { RecordingTimeSpan } from './still.ts'
import { work } from './trace.work.ts'

const folder = mkdtempSync(join(tmpdir(), 'salus-trace-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
const read = async (bytes: Uint8Array | string, first: RecordingTimeSpan = {}) => {
  const file = join(folder, String(count++))
  const samplesTo = join(folder, String(count++))
  writeFileSync(file, bytes)
  return { outcome: await work({ file, samplesTo, first }, () => {}), samplesTo }
}

const readDone = async (...given: Parameters<typeof read>) => {
  const { outcome, samplesTo } = await read(...given)
  if ('refused' in outcome) throw new Error(outcome.refused)
  const { buffer, byteOffset, length } = readFileSync(samplesTo)
  return { ...outcome.done, samples: new Int16Array(buffer.slice(byteOffset, byteOffset + length)) }
}

type Trace = Awaited<ReturnType<typeof readDone>>

/** Returns the values of a channel at a zoom level, in its unit. */
const valuesOf = ({ facts, samples }: Trace, channel = 0, level = 0): number[] => {
  const { scale, offset, levels } = facts.channels[channel] ?? { scale: 1, offset: 0, levels: [] }
  const { start = 0, count: many = 0, factor = 1 } = levels[level] ?? {}
  const numbers = samples.subarray(start / 2, start / 2 + many * (factor === 1 ? 1 : 2))
  return Array.from(numbers, (number) =>
    number === -32_768 ? Number.NaN : number * scale + offset,
  )
}

const sine = (seconds: number) => Math.sin(2 * Math.PI * seconds)

const signal = (rate: number, seconds: number, value = sine) =>
  Array.from({ length: rate * seconds }, (_, at) => value(at / rate))

/** Returns the largest difference between two lists of values. */
const farthest = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? Number.NaN))))

/** Makes a WFDB record with one signal, in format 16 or 212. */
const makeWfdb = (
  numbers: readonly number[],
  format: 16 | 212,
  more: readonly { name: string; bytes: Uint8Array }[] = [],
) => {
  const dat = Buffer.alloc(format === 16 ? 2 * numbers.length : 3 * Math.ceil(numbers.length / 2))
  for (const [at, number] of numbers.entries()) {
    if (format === 16) dat.writeInt16LE(number, 2 * at)
    else if (at % 2 === 0) {
      dat[3 * (at / 2)] = number & 0xff
      dat[3 * (at / 2) + 1] = (number >> 8) & 0x0f
    } else {
      const from = 3 * ((at - 1) / 2)
      dat[from + 1] = (dat[from + 1] ?? 0) | (((number >> 8) & 0x0f) << 4)
      dat[from + 2] = number & 0xff
    }
  }
  const head = `rec 1 100 ${numbers.length} 10:20:30 01/02/1970\nrec.dat ${format} 200(0)/mV 12 0 0 0 0 MLII\n# 63 M Jane Doe\n`
  return makeZip([
    { name: 'rec/rec.hea', bytes: Buffer.from(head) },
    { name: 'rec/rec.dat', bytes: dat },
    ...more,
  ])
}

describe('a sine of one millivolt and one hertz keeps its values', () => {
  test('in EDF', async () => {
    const trace = await readDone(makeEdf({ channels: [{ label: 'ECG II', value: sine }] }))
    expect(trace.facts).toMatchObject({
      seconds: 10,
      isEcg: true,
      pieces: [{ at: 0, from: 0, seconds: 10 }],
    })
    expect(trace.facts.channels[0]).toMatchObject({ label: 'ECG II', unit: 'mV', rate: 100 })
    expect(farthest(valuesOf(trace), signal(100, 10))).toBeLessThan(0.001)
  })

  test('in BDF, with 24 bits and microvolts', async () => {
    const trace = await readDone(
      makeEdf({
        format: 'bdf',
        channels: [
          { label: 'Cz', unit: 'uV', range: 262_144, value: (at) => 20_000 + 1000 * sine(at) },
        ],
      }),
    )
    expect(trace.facts).toMatchObject({ isEcg: false, channels: [{ unit: 'µV' }] })
    expect(
      farthest(
        valuesOf(trace),
        signal(100, 10).map((value) => 20_000 + 1000 * value),
      ),
    ).toBeLessThan(0.1)
  })

  test('in CSV', async () => {
    const lines = signal(250, 4).map(
      (value, at) => `${at / 250};${String(value).replace('.', ',')}`,
    )
    const trace = await readDone(`seconds;Lead I [mV]\r\n${lines.join('\r\n')}\r\n`)
    expect(trace.facts.channels[0]).toMatchObject({ label: 'Lead I', unit: 'mV', rate: 250 })
    expect(farthest(valuesOf(trace), signal(250, 4))).toBeLessThan(0.001)
  })

  test.each([16, 212] as const)('in WFDB, format %i', async (format) => {
    const trace = await readDone(
      makeWfdb(
        signal(100, 5).map((value) => Math.round(200 * value)),
        format,
      ),
    )
    expect(trace.facts).toMatchObject({
      isEcg: true,
      channels: [{ label: 'MLII', unit: 'mV', rate: 100 }],
    })
    expect(farthest(valuesOf(trace), signal(100, 5))).toBeLessThan(0.003)
    expect(trace.removed).toEqual(['record name', 'base time', 'base date', 'comments'])
  })
})

test('the peaks on the poster follow the scale of the paper', async () => {
  const { still } = await readDone(makeEdf({ channels: [{ label: 'ECG II', value: sine }] }))
  const { data, info } = await sharp(still).greyscale().raw().toBuffer({ resolveWithObject: true })
  const darkest = (x: number) => {
    const column = Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255)
    return column.indexOf(Math.min(...column))
  }
  // A second has 128 points, so a millimetre has 5.12 and a millivolt 51.2 points.
  expect(darkest(32)).toBeCloseTo(info.height / 2 - 51.2, -1)
  expect(darkest(96)).toBeCloseTo(info.height / 2 + 51.2, -1)
  expect(Math.abs(darkest(32) - (info.height / 2 - 51.2))).toBeLessThanOrEqual(1.5)
})

test('the poster shows the requested part in its own scale', async () => {
  // A single beat, two and a half seconds after second four.
  const value = (at: number) => (Math.abs(at - 6.5) < 0.02 ? 1 : 0)
  const edf = makeEdf({ channels: [{ label: 'ECG II', value }] })
  const { still, hash } = await readDone(edf, { from: 4, seconds: 5 })
  const { data, info } = await sharp(still).greyscale().raw().toBuffer({ resolveWithObject: true })
  const highest = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255).findIndex(
      (shade) => shade < 80,
    ),
  )
  const top = Math.min(...highest.filter((y) => y >= 0))
  expect(Math.abs(highest.indexOf(top) / info.width - 0.5)).toBeLessThan(0.01)
  expect((await readDone(edf)).hash).not.toBe(hash)
})

test('zooming time does not change the height of the poster', async () => {
  const edf = makeEdf({ channels: [{ label: 'ECG II', value: sine }] })
  const darkest = async (seconds: number) => {
    const { still } = await readDone(edf, { from: 0, seconds })
    const { data, info } = await sharp(still)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const x = Math.round((0.25 / seconds) * info.width)
    const column = Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255)
    return column.indexOf(Math.min(...column))
  }
  const usual = await darkest(10)
  expect(Math.abs((await darkest(2)) - usual)).toBeLessThanOrEqual(2)
})

test('spikes stay visible when zoomed out', async () => {
  const trace = await readDone(
    makeEdf({
      records: 60,
      channels: [{ label: 'V1', rate: 500, value: (at) => (Math.abs(at - 31.4) < 0.001 ? 4 : 0) }],
    }),
  )
  const overview = valuesOf(trace, 0, 1)
  expect(trace.facts.channels[0]?.levels[1]).toMatchObject({ factor: 16, count: 1875 })
  expect(Math.max(...overview)).toBeCloseTo(4, 2)
  expect(overview.indexOf(Math.max(...overview))).toBe(2 * Math.floor((31.4 * 500) / 16) + 1)
})

test('gaps, several rates and annotations of EDF+ are kept, and times count from the first record', async () => {
  const trace = await readDone(
    makeEdf({
      channels: [
        { label: 'Fp1', unit: 'uV', rate: 200, value: sine },
        { label: 'Resp', unit: '', rate: 20, value: sine },
      ],
      records: 4,
      moments: [5, 6, 9, 10],
      notes: [{ at: 9.5, seconds: 0.25, text: 'Spike, Jane' }],
    }),
  )
  expect(trace.facts).toMatchObject({
    seconds: 6,
    pieces: [
      { at: 0, from: 0, seconds: 2 },
      { at: 4, from: 2, seconds: 2 },
    ],
    annotations: [{ at: 4.5, seconds: 0.25, text: 'Spike, Jane' }],
    channels: [{ rate: 200 }, { rate: 20 }],
  })
})

test('annotations of EDF+C keep their samples if the first record begins late', async () => {
  const value = (at: number) => (at >= 12.5 && at < 13 ? 1 : 0)
  const channels = [{ label: 'Fp1', unit: 'uV', rate: 100, value }]
  const notes = [{ at: 12.5, seconds: 0.5, text: 'Spike' }]
  const trace = await readDone(makeEdf({ channels, firstAt: 10.25, notes }))
  expect(trace.facts).toMatchObject({
    seconds: 10,
    pieces: [{ at: 0, from: 0, seconds: 10 }],
    annotations: [{ at: 2.25, seconds: 0.5, text: 'Spike' }],
  })
  expect(valuesOf(trace).findIndex((each) => each > 0.5)).toBe(225)
})

test('a first annotation with text does not set the start of EDF+C', async () => {
  const notes = [{ at: 3, text: 'Spike' }]
  const edf = Buffer.from(makeEdf({ channels: [{ label: 'Fp1', value: sine }], notes }))
  // Text replaces the entry that holds the record's start time.
  edf.write('+7\u0014A\u0014', edf.indexOf('+0\u0014\u0014'), 'latin1')
  const { facts } = await readDone(edf)
  expect(facts.annotations).toEqual([
    { at: 7, seconds: 0, text: 'A' },
    { at: 3, seconds: 0, text: 'Spike' },
  ])
})

test('gaps and empty cells in CSV are missing values', async () => {
  const rows = [0, 1, 2, 3, 10, 11, 12].map((at) => `${at},${at === 2 ? '' : at}`)
  const trace = await readDone(`time,Temp (C)\n${rows.join('\n')}`)
  expect(trace.facts.pieces).toEqual([
    { at: 0, from: 0, seconds: 4 },
    { at: 10, from: 4, seconds: 3 },
  ])
  expect(valuesOf(trace)[2]).toBeNaN()
})

test('comments and a byte order mark of CSV are removed, and comments are reported', async () => {
  const table = '\ufeff# Jane Doe, 1970\n# Recorded at home\n0,1\n# A pause\n1,2\n2,4\n'
  const trace = await readDone(table)
  expect(trace.removed).toEqual(['comments'])
  expect(trace.facts).toMatchObject({ seconds: 3, channels: [{ label: 'Channel 1', unit: '' }] })
  expect(valuesOf(trace).map(Math.round)).toEqual([1, 2, 4])
})

test.each([
  ['uV', 'µV'],
  ['μV', 'µV'],
  ['microvolts', 'µV'],
  ['Millivolt', 'mV'],
  ['us', 'µs'],
  ['umol/l', 'µmol/l'],
  ['units', 'units'],
  ['unknown', 'unknown'],
  ['micron', 'micron'],
])('the unit %s is written %s', async (written, unit) => {
  const { facts } = await readDone(`time,Signal (${written})\n0,1\n1,2\n`)
  expect(facts.channels[0]).toMatchObject({ label: 'Signal', unit })
})

test('beats of an annotation file are read, also those far apart', async () => {
  const notes = Buffer.alloc(14)
  notes.writeUInt16LE((1 << 10) | 50, 0)
  notes.writeUInt16LE(59 << 10, 2)
  notes.writeUInt16LE(0, 4)
  notes.writeUInt16LE(200, 6)
  notes.writeUInt16LE(5 << 10, 8)
  const trace = await readDone(
    makeWfdb(
      Array.from({ length: 500 }, (_, at) => at % 50),
      16,
      [{ name: 'rec/rec.atr', bytes: notes }],
    ),
  )
  expect(trace.facts.annotations).toEqual([
    { at: 0.5, seconds: 0, text: 'N' },
    { at: 2.5, seconds: 0, text: 'V' },
  ])
})

test('name of the patient and date are removed and reported', async () => {
  const channels = [{ label: 'ECG I', value: sine }]
  const named = makeEdf({
    channels,
    patient: 'MCH-0234567 F 02-MAY-1951 Haagse_Harry',
    recording: 'Startdate 02-MAR-2002',
    date: '02.03.02',
  })
  expect((await readDone(named)).removed).toEqual(['patient', 'recording', 'startdate'])
  const nobody = makeEdf({ channels, patient: 'X X X X', recording: 'Startdate X X X X' })
  expect((await readDone(nobody)).removed).toEqual([])
  const { facts } = await readDone(named)
  expect(JSON.stringify(facts)).not.toMatch(/Harry|1951|2002/)
})

test('irrelevant header bytes are not stored', async () => {
  const make = () => makeEdf({ channels: [{ label: 'ECG I', value: sine }] })
  const poisoned = make()
  const meaningOf = () => {
    try {
      const { channels, pieces, annotations } = parseEdfRecording(poisoned)
      const [channel] = channels
      const values = new Float64Array(100)
      channel?.read(0, values)
      return { ...channel, read: null, values, pieces, annotations }
    } catch {
      return null
    }
  }
  const meaning = meaningOf()
  const marker = 'JANE DOE 1970-01-01 '
  let count = 0
  // The bytes after the eight by which EDF is recognised.
  for (let at = 8; at < 512; at++) {
    const before = poisoned[at] ?? 0
    poisoned[at] = marker.charCodeAt(count % marker.length)
    if (isDeepStrictEqual(meaningOf(), meaning)) count += 1
    else poisoned[at] = before
  }
  expect(count).toBeGreaterThan(300)
  const { removed: _, ...kept } = await readDone(poisoned)
  const { removed: __, ...expected } = await readDone(make())
  expect(kept).toEqual(expected)
})

const good = () => makeEdf({ channels: [{ label: 'ECG I', value: sine }] })
const changed = (at: number, text: string) => {
  const bytes = Buffer.from(good())
  bytes.write(text, at, 'latin1')
  return bytes
}
const hea = (text: string) => makeZip([{ name: 'a.hea', bytes: Buffer.from(text) }])

test.each<readonly [string, Uint8Array | string, RegExp]>([
  ...dicomFiles.map(([what, file]) => [what, file, /names, birth dates.*NIfTI/] as const),
  ['a picture', Buffer.from('\u0089PNG\0\0\0'.padEnd(600, '0'), 'latin1'), /not a recording/],
  ['nothing', '', /not a recording/],
  ['words', 'hello', /not a recording/],
  ['EDF that ends early', good().subarray(0, 1000), /ends before its last record/],
  ['EDF without a number of signals', changed(252, 'abc '), /damaged/],
  ['EDF with a thousand signals', changed(252, '9999'), /damaged/],
  ['EDF with a header of another length', changed(184, '99999999'), /damaged/],
  ['EDF with more records than there are', changed(236, '99999999'), /ends before/],
  ['EDF with records that last no time', changed(244, '0       '), /no time/],
  ['EDF with a negative length', changed(244, '-5      '), /damaged/],
  ['EDF without a range', changed(256 + 16 + 80 + 8, '0       0       '), /no range/],
  ['EDF with nothing in it', changed(236, '0       '), /nothing in this/],
  ['CSV whose seconds go back', 't,a\n0,1\n2,2\n1,3', /must grow/],
  ['CSV with words among its numbers', 't,a\n0,1\n1,two\n2,3', /Line 3, column 2/],
  ['CSV with lines of different lengths', 't,a\n0,1\n1,2,3', /Line 3 has 3 columns/],
  [
    'CSV with 65 channels',
    `${Array.from({ length: 66 }, (_, at) => `c${at}`).join(',')}\n`,
    /64 channels/,
  ],
  ['CSV of one endless line', '1,'.repeat(50_000), /far too long/],
  ['a ZIP without a record', makeZip([{ name: 'a.txt', bytes: Buffer.from('x') }]), /one \.hea/],
  ['a ZIP that ends early', makeWfdb([1, 2, 3], 16).subarray(0, 80), /damaged/],
  ['a ZIP that leads out', makeZip([{ name: '../a.hea', bytes: Buffer.from('x') }]), /damaged/],
  [
    'a ZIP that lies about sizes',
    makeZip([{ name: 'a.hea', bytes: Buffer.alloc(100_000), size: 10 }]),
    /damaged/,
  ],
  [
    'a ZIP of 200 files',
    makeZip(
      Array.from({ length: 200 }, (_, at) => ({ name: `${at}.dat`, bytes: Buffer.alloc(1) })),
    ),
    /100 files/,
  ],
  [
    'WFDB whose samples are missing',
    hea('a 1 100 10\na.dat 16 200 12 0 0 0 0 I'),
    /lacks the file a\.dat/,
  ],
  [
    'WFDB in an unknown format',
    makeZip([
      { name: 'a.hea', bytes: Buffer.from('a 1 100 10\na.dat 999 200 12 0 0 0 0 I') },
      { name: 'a.dat', bytes: Buffer.alloc(20) },
    ]),
    /format 999/,
  ],
  [
    'WFDB that ends early',
    makeZip([
      { name: 'a.hea', bytes: Buffer.from('a 1 100 1000\na.dat 16 200 12 0 0 0 0 I') },
      { name: 'a.dat', bytes: Buffer.alloc(20) },
    ]),
    /ends before/,
  ],
  ['WFDB of several segments', hea('a/3 1 100 10\n'), /segments/],
])('%s is refused in one sentence', async (_, file, sentence) => {
  const { outcome } = await read(file)
  expect(outcome).toMatchObject({ refused: expect.stringMatching(sentence), field: 'file' })
})
