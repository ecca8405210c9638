import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { createConfinedRunner } from '#server/base/confine/confine.ts'
import type {
  FigureMeasurement,
  MeasuredFile,
} from '#server/tools/testing/files/measured-figures.work.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import { makeZip, type ZipEntry } from '#server/tools/testing/files/zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'salus-hostile-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Write = (view: DataView) => void
type Case = readonly [what: string, bytes: Uint8Array | string, labels?: Uint8Array]

const plain = makeScan({ isPacked: false, voxel: (x) => x })

/** Makes a scan with modified bytes. */
const scan = (write: Write, rest: Uint8Array = plain): Uint8Array => {
  const bytes = new Uint8Array(rest)
  write(new DataView(bytes.buffer))
  return bytes
}
const sized =
  (...sides: number[]): Write =>
  (view) => {
    for (const [at, side] of sides.entries()) view.setInt16(42 + 2 * at, side, true)
  }
/** Makes a header that announces voxels, followed by zeros that compress to almost nothing. */
const bomb = (write: Write, bytes: number) => {
  const head = scan(write).subarray(0, 352)
  return gzipSync(Buffer.concat([head, Buffer.alloc(bytes)]), { level: 9 })
}
const doubles: Write = (view) => {
  view.setInt16(70, 64, true)
  sized(464, 464, 464)(view)
}
const noise = Buffer.from(
  Uint32Array.from({ length: 40_000 }, (_, at) => Math.imul(at + 1, 2_654_435_761)).buffer,
)

const scans: readonly Case[] = [
  ['noise', noise],
  ['noise behind the sign of gzip', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), noise])],
  ['a gzip of noise', gzipSync(noise)],
  ['a gzip in a gzip', gzipSync(gzipSync(plain))],
  [
    'a gzip cut in its middle',
    makeScan({
      voxel: (x, y, z) => Math.imul(x + 31 * y + 977 * z, 2_654_435_761) >>> 18,
    }).subarray(0, 3_000),
  ],
  ['one of a pair of files', scan((view) => view.setUint8(345, 0x69))],
  ['sides of zero', scan(sized(0, 20, 20))],
  ['sides below zero', scan(sized(-20, -20, 20))],
  ['a plane', scan(sized(20, 20, 1))],
  ['far too many voxels', scan(sized(32_767, 32_767, 32_767))],
  ['a hundred million voxels that are not there', scan(sized(464, 464, 464))],
  ['the same, packed', gzipSync(scan(sized(464, 464, 464)))],
  ['a hundred million times nothing', bomb(sized(464, 464, 464), 30_000_000)],
  ['eight hundred million bytes of nothing', bomb(doubles, 30_000_000)],
  ['nothing but zeros', bomb(sized(300, 300, 300), 54_000_000)],
  ['a kind of voxel that is none', scan((view) => view.setInt16(70, 77, true))],
  ['voxels of complex numbers', scan((view) => view.setInt16(70, 32, true))],
  ['voxels before the file begins', scan((view) => view.setFloat32(108, -352, true))],
  ['voxels nowhere', scan((view) => view.setFloat32(108, Number.NaN, true))],
  ['voxels behind the end', scan((view) => view.setFloat32(108, 15_000_000, true))],
  ['no dimension', scan((view) => view.setInt16(40, 0, true))],
  ['dimensions without number', scan((view) => view.setInt16(40, 30_000, true))],
  [
    'a matrix of zeros',
    scan((view) => {
      for (let at = 0; at < 12; at++) view.setFloat32(280 + 4 * at, 0, true)
    }),
  ],
  ['labels of another size', plain, scan(sized(20, 24, 15))],
  ['labels that end early', plain, plain.subarray(0, 2_000)],
  [
    'labels without number',
    makeScan({ size: [20, 24, 16], voxel: (x) => x }),
    makeScan({ size: [20, 24, 16], voxel: (x, y, z) => x + 20 * (y + 24 * z) }),
  ],
]

const edf = makeEdf({ channels: [{ label: 'ECG I', value: Math.sin }] })
/** Makes a recording with modified header text. */
const recording = (at: number, text: string, rest: Uint8Array = edf): Uint8Array => {
  const bytes = Buffer.from(rest)
  bytes.write(text, at, 'latin1')
  return bytes
}
const wfdb = (head: string, data: Omit<ZipEntry, 'name'> = { bytes: Buffer.alloc(2_000) }) =>
  makeZip([
    { name: 'a.hea', bytes: Buffer.from(head) },
    { name: 'a.dat', ...data },
  ])
/** Makes a recording with as many short records as possible. */
const crumbs = () => {
  const head = recording(236, '-1      ').subarray(0, 512)
  const bytes = Buffer.concat([head, Buffer.alloc(20_000_000, 1)])
  bytes.write('1       ', 256 + 216, 'latin1')
  return bytes
}
const nothing = Buffer.alloc(150_000_000)
const zeros = { bytes: nothing, packed: deflateRawSync(nothing) }

const recordings: readonly Case[] = [
  ['noise', noise],
  ['EDF with samples without number', recording(256 + 216, '99999999')],
  ['EDF with samples below zero', recording(256 + 216, '-1      ')],
  ['EDF of ten million records', crumbs()],
  ['EDF at a rate without end', recording(244, '1e-320  ')],
  [
    'EDF with a range without end',
    recording(256 + 104, `${'-1e308'.padEnd(8)}${'1e308'.padEnd(8)}`),
  ],
  ['EDF of many signals and no header for them', recording(252, '512 ')],
  ['BDF that is only its sign', Buffer.from('\u00ffBIOSEMI', 'latin1')],
  ['CSV of nothing but commas', ','.repeat(15_000)],
  ['CSV of a million empty lines', '\n'.repeat(1_000_000)],
  ['CSV at a rate without end', '0,1\n1e-310,2\n2e-310,3\n'],
  ['CSV that counts in words', 'time,a\none,1\ntwo,2\n'],
  ['a ZIP in a ZIP', makeZip([{ name: 'a.hea', bytes: wfdb('a 1 100 10\n') }])],
  ['a ZIP with a header of 150 MB', makeZip([{ name: 'a.hea', ...zeros }])],
  ['a ZIP with 150 MB that nobody asks for', wfdb('a 1 100 10\nb.dat 16 200 12 0 0 0 0 I', zeros)],
  ['a ZIP with 150 MB too few', wfdb('a 1 100 99999999\na.dat 16 200 12 0 0 0 0 I', zeros)],
  ['a ZIP whose list is missing', wfdb('a 1 100 10\na.dat 16 200 12 0 0 0 0 I').subarray(0, 200)],
  ['WFDB with samples below zero', wfdb('a 1 100 -5\na.dat 16 200 12 0 0 0 0 I')],
  ['WFDB with frames of nothing', wfdb('a 1 100 10\na.dat 16x0 200 12 0 0 0 0 I')],
  ['WFDB at a rate without end', wfdb(`a 1 ${'9'.repeat(300)} 10\na.dat 16 200 12 0 0 0 0 I`)],
  [
    'WFDB of signals without number',
    wfdb(`a 1e9 100 10\n${'a.dat 16 200 12 0 0 0 0 I\n'.repeat(100)}`),
  ],
]

const measure = createConfinedRunner<
  { files: MeasuredFile[]; folder: string },
  FigureMeasurement[],
  number
>({
  source: './server/tools/testing/files/measured-figures.work.ts',
  processorMs: 20_000,
  memoryMb: 512,
})

test('broken, lying and hostile files are rejected within a second of processor time and 200 MB', async () => {
  let count = 0
  const write = (bytes: Uint8Array | string): string => {
    const path = join(folder, String(count++))
    writeFileSync(path, bytes)
    return path
  }
  const fileOf =
    (kind: MeasuredFile['kind']) =>
    ([, bytes, labels]: Case): MeasuredFile => ({
      kind,
      path: write(bytes),
      labels: labels && write(labels),
    })
  const files = [...scans.map(fileOf('volume')), ...recordings.map(fileOf('trace'))]
  expect(files.length).toBeGreaterThanOrEqual(40)
  const measured = await measure({ files, folder })
  const names = [...scans, ...recordings].map(([what]) => what)
  const told = measured.map((each, at) => ({ what: names[at], ...each }))
  expect(told.filter(({ refused }) => refused === '')).toEqual([])
  expect(told.filter(({ processorMs }) => processorMs > 1000)).toEqual([])
  expect(measured.at(-1)?.peakMb).toBeLessThan(200)
})
