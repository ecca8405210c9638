import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { type VolumePlane, volumePlanes } from '#contract/figure/volume-facts.ts'
import { dicomFiles } from '#server/tools/testing/files/dicom.ts'
import { makeScan, type ScanOptions } from '#server/tools/testing/files/scans.ts'
import { parseNiftiHeader } from './nifti.ts'
import { type VolumeParserInput, work } from './volume.work.ts'

const folder = mkdtempSync(join(tmpdir(), 'salus-volume-'))
afterAll(() => rmSync(folder, { recursive: true }))

let count = 0
const write = (bytes: Uint8Array): string => {
  const path = join(folder, String(count++))
  writeFileSync(path, bytes)
  return path
}

const read = async (
  scan: Uint8Array,
  labels?: Uint8Array,
  download = false,
  first: VolumeParserInput['first'] = {},
) => {
  const slicesTo = join(folder, String(count++))
  const scanTo = download ? join(folder, String(count++)) : null
  const paths = { scan: write(scan), labels: labels ? write(labels) : null }
  const outcome = await work(
    { ...paths, colours: ['#ff0000', '#00ff00'], slicesTo, scanTo, first },
    () => {},
  )
  return { outcome, slicesTo, scanTo }
}

const readDone = async (...given: Parameters<typeof read>) => {
  const { outcome, slicesTo, scanTo } = await read(...given)
  if ('refused' in outcome) throw new Error(outcome.refused)
  return { ...outcome.done, slices: readFileSync(slicesTo), scanTo }
}

type Volume = Awaited<ReturnType<typeof readDone>>

/** Extracts a slice from its sheet, as a browser does. */
const sliceOf = async (
  { facts, slices }: Volume,
  plane: VolumePlane,
  index: number,
  ofLabels = false,
) => {
  const { width, height, columns, perSheet, ...sheets } = facts.planes[plane]
  const parts = ofLabels ? sheets.labelSheets : sheets.sheets
  const [start, length] = parts[Math.floor(index / perSheet)] ?? [0, 0]
  const place = index % perSheet
  return sharp(slices.subarray(start, start + length))
    .extract({
      left: (place % columns) * width,
      top: Math.floor(place / columns) * height,
      width,
      height,
    })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
}

/** Returns the centre of all bright points as fractions: across, down and through the slices. */
const brightest = async (volume: Volume, plane: VolumePlane) => {
  const { slices, width, height } = volume.facts.planes[plane]
  let [count, across, down, through] = [0, 0, 0, 0]
  for (let index = 0; index < slices; index++) {
    const points = await sliceOf(volume, plane, index)
    for (let at = 0; at < points.length; at++) {
      if ((points[at] ?? 0) < 128) continue
      count += 1
      across += (at % width) / width
      down += Math.floor(at / width) / height
      through += index / slices
    }
  }
  return { across: across / count, down: down / count, through: through / count }
}

/** Makes a scan whose axes have given directions: ±1 right, ±2 front, ±3 top. */
const scanAlong = (directions: readonly [number, number, number], options: ScanOptions = {}) => {
  const size = options.size ?? [18, 18, 18]
  const spacing = options.spacing ?? [1, 1, 1]
  const rows = [0, 1, 2].map((row) => [
    ...directions.map((direction, axis) =>
      Math.abs(direction) - 1 === row ? Math.sign(direction) * (spacing[axis] ?? 1) : 0,
    ),
    0,
  ])
  // A marker at the left, front and top.
  const goal = [-1, 1, 1]
  const isAt = (index: number, axis: number) => {
    const direction = directions[axis] ?? 1
    const wanted = (goal[Math.abs(direction) - 1] ?? 1) * Math.sign(direction)
    const side = size[axis] ?? 1
    const place = wanted > 0 ? side - 3 : 2
    return Math.abs(index - place) <= 2
  }
  return makeScan({
    ...options,
    size,
    sform: rows,
    voxel: (x, y, z) => (isAt(x, 0) && isAt(y, 1) && isAt(z, 2) ? 1000 : (x + y + z) % 20),
  })
}

const expectAtLeftFrontTop = async (volume: Volume) => {
  const axial = await brightest(volume, 'axial')
  // The patient's left is on the right of the image, the front at its top.
  expect(axial.across).toBeGreaterThan(0.6)
  expect(axial.down).toBeLessThan(0.4)
  expect(axial.through).toBeGreaterThan(0.6)
  const coronal = await brightest(volume, 'coronal')
  expect(coronal.across).toBeGreaterThan(0.6)
  expect(coronal.down).toBeLessThan(0.4)
  expect(coronal.through).toBeGreaterThan(0.6)
  const sagittal = await brightest(volume, 'sagittal')
  expect(sagittal.across).toBeLessThan(0.4)
  expect(sagittal.down).toBeLessThan(0.4)
  expect(sagittal.through).toBeLessThan(0.4)
}

describe('orientation', () => {
  test.each([
    [[1, 2, 3]],
    [[-1, 2, 3]],
    [[-1, -2, 3]],
    [[2, -3, 1]],
    [[3, 1, -2]],
    [[-3, -1, -2]],
  ] as const)(
    'a marker at the left, front and top stays there with axes %j',
    async (directions) => {
      await expectAtLeftFrontTop(await readDone(scanAlong(directions)))
    },
  )

  test.each([
    ['NIfTI-1, big endian', { isLittle: false }],
    ['NIfTI-2', { version: 2 }],
    ['NIfTI-2, big endian, floats', { version: 2, isLittle: false, type: 'float32' }],
    ['not packed', { isPacked: false, type: 'float32' }],
    ['voxels that are no cubes', { size: [30, 20, 8], spacing: [0.7, 1, 3.5] }],
  ] as const)('the same as %s', async (_, options) => {
    await expectAtLeftFrontTop(await readDone(scanAlong([-1, 2, 3], options)))
  })

  test('an oblique grid follows its nearest axes', async () => {
    const turn = (20 * Math.PI) / 180
    const sform = [
      [-Math.cos(turn), Math.sin(turn), 0, 0],
      [Math.sin(turn), Math.cos(turn), 0, 0],
      [0, 0, 1, 0],
    ]
    const isMarker = (at: number, place: number) => Math.abs(at - place) <= 2
    const voxel = (x: number, y: number, z: number) =>
      isMarker(x, 14) && isMarker(y, 14) && isMarker(z, 14) ? 1000 : 0
    await expectAtLeftFrontTop(await readDone(makeScan({ size: [18, 18, 18], sform, voxel })))
  })

  test('a quaternion with its qfac equals a matrix', async () => {
    // A half turn about the vertical axis, then a flipped vertical axis.
    const qform = { b: 0, c: 0, d: 1, fac: -1 }
    const isMarker = (at: number, place: number) => Math.abs(at - place) <= 2
    const voxel = (x: number, y: number, z: number) =>
      isMarker(x, 14) && isMarker(y, 3) && isMarker(z, 3) ? 1000 : 0
    await expectAtLeftFrontTop(
      await readDone(makeScan({ size: [18, 18, 18], sform: null, qform, voxel })),
    )
  })
})

test('slices keep the true proportions and sizes of the scan', async () => {
  const { facts, width, height } = await readDone(
    makeScan({ size: [30, 20, 8], spacing: [0.5, 1, 4], voxel: (x) => x }),
  )
  expect(facts).toMatchObject({ size: [30, 20, 8], spacing: [0.5, 1, 4] })
  expect(facts.planes.axial).toMatchObject({
    width: 30,
    height: 20,
    across: 0.5,
    down: 1,
    apart: 4,
    slices: 8,
  })
  expect(facts.planes.coronal).toMatchObject({ width: 30, height: 8, down: 4, slices: 20 })
  expect(width / height).toBeCloseTo((30 * 0.5) / 20, 1)
})

test('a few bright voxels do not darken the image', async () => {
  const volume = await readDone(
    makeScan({ size: [20, 20, 20], voxel: (x, y, z) => (x + y + z === 0 ? 30_000 : x * 5) }),
  )
  const points = await sliceOf(volume, 'axial', 10)
  expect(Math.max(...points)).toBeGreaterThan(220)
})

test('labels are outlined with their own numbers and colours', async () => {
  const inside = (x: number) => (x < 5 ? 7 : x > 14 ? 300 : 0)
  const volume = await readDone(
    makeScan({ voxel: (x) => x }),
    makeScan({ voxel: (x) => inside(x) }),
  )
  expect(volume.facts.labels).toEqual([
    { value: 7, colour: '#ff0000' },
    { value: 300, colour: '#00ff00' },
  ])
  const numbers = await sliceOf(volume, 'axial', 3, true)
  // The file's axis points to the right, which is on the left of the image.
  expect([numbers[0], numbers[10], numbers[19]]).toEqual([2, 0, 1])
})

test.each([
  ['NIfTI-1', { version: 1 }],
  ['NIfTI-2, big endian', { version: 2, isLittle: false }],
] as const)('the values of labels are scaled as their header says, in %s', async (_, format) => {
  const { facts, ...volume } = await readDone(
    makeScan({ voxel: (x) => x }),
    makeScan({ ...format, scale: [0.1, -1], voxel: (x) => (x < 5 ? 30 : 10) }),
  )
  expect(facts.labels).toEqual([{ value: 2, colour: '#ff0000' }])
  const numbers = await sliceOf({ facts, ...volume }, 'axial', 3, true)
  expect([numbers[0], numbers[19]]).toEqual([0, 1])
})

test.each<[string, Uint8Array]>([
  ['floats', makeScan({ type: 'float32', voxel: (x) => x / 20 })],
  ['scaled whole numbers', makeScan({ type: 'uint8', scale: [1 / 255, 0], voxel: (x) => 10 * x })],
  ['whole percentages', makeScan({ type: 'uint8', voxel: (x, y, z) => (3 * x + y + 7 * z) % 101 })],
])('a map of probabilities is no map of labels, as %s', async (_, labels) => {
  const { outcome } = await read(makeScan({ voxel: (x) => x }), labels)
  expect(outcome).toEqual({ refused: expect.stringMatching(/set a threshold/), field: 'labels' })
})

test('many small labels are not a probability map', async () => {
  const voxel = (x: number, y: number) => 1 + 10 * Math.floor(x / 4) + Math.floor(y / 4)
  const { facts } = await readDone(makeScan({ voxel: (x) => x }), makeScan({ voxel }))
  expect(facts.labels).toHaveLength(30)
})

test('no personal data is stored or can be downloaded', async () => {
  const secret = 'DOE^JANE 1970-01-01'
  const scan = makeScan({
    texts: { descrip: secret, aux_file: 'doe_jane', intent_name: 'Jane' },
    extension: Buffer.from(`\u0020\0\0\0\u0002\0\0\0${secret.padEnd(24)}`),
    voxel: (x) => x,
  })
  const { removed, scanTo } = await readDone(scan, undefined, true)
  expect(removed).toEqual(['descrip', 'aux_file', 'intent_name', 'extensions'])
  const clean = await readDone(readFileSync(scanTo ?? ''))
  expect(clean.removed).toEqual([])
  expect(clean.facts.planes.axial.sheets.length).toBeGreaterThan(0)
})

describe('a poisoned header', () => {
  const marker = 'JANE DOE 1970-01-01 '

  test.each([
    { version: 1, isLittle: true },
    { version: 1, isLittle: false },
    { version: 2, isLittle: true },
    { version: 2, isLittle: false },
  ] as const)('leaves no byte of itself, as NIfTI-%j', async (format) => {
    const options = {
      ...format,
      isPacked: false,
      size: [9, 8, 7],
      voxel: (x: number, y: number, z: number) => x + 10 * y + 100 * z,
    } as const
    const length = format.version === 1 ? 348 : 540
    const good = makeScan(options)
    const poisoned = makeScan({ ...options, extension: Buffer.from(marker.repeat(8)) })
    const meaningOf = () => {
      try {
        return { ...parseNiftiHeader(poisoned), words: [] }
      } catch {
        return null
      }
    }
    const meaning = meaningOf()
    // Changes every irrelevant byte, so that the test needs no list of fields.
    let count = 0
    for (let at = 0; at < length; at++) {
      const before = poisoned[at] ?? 0
      poisoned[at] = marker.charCodeAt(count % marker.length)
      if (isDeepStrictEqual(meaningOf(), meaning)) count += 1
      else poisoned[at] = before
    }
    expect(count).toBeGreaterThan(length / 2)

    const [clean, dirty] = [
      await readDone(good, undefined, true),
      await readDone(poisoned, undefined, true),
    ]
    const [expected, written] = [clean, dirty].map(({ scanTo }) =>
      gunzipSync(readFileSync(scanTo ?? '')),
    )
    expect(written).toEqual(expected)
    expect(written?.subarray(length, length + 4)).toEqual(Buffer.alloc(4))
    expect({ ...parseNiftiHeader(written ?? good), words: [] }).toEqual({
      ...parseNiftiHeader(good),
      words: [],
    })
    expect(written?.subarray(length + 4)).toEqual(Buffer.from(good.subarray(length + 4)))
    // Visitors load these files.
    expect(dirty.slices).toEqual(clean.slices)
    expect(dirty.facts).toEqual(clean.facts)
    expect(dirty.still).toEqual(clean.still)
    expect(dirty.hash).toBe(clean.hash)
  })
})

test.each<readonly [string, Uint8Array, RegExp]>([
  ...dicomFiles.map(([what, file]) => [what, file, /names, birth dates.*NIfTI/] as const),
  ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n'.padEnd(600, '0'), 'latin1'), /not a scan/],
  ['nothing', new Uint8Array(0), /not a scan/],
  ['an empty gzip', makeScan({}).subarray(0, 12), /damaged|not a scan/],
  [
    'a file that ends early',
    makeScan({ isPacked: false }).subarray(0, 5000),
    /ends before its last voxel/,
  ],
  [
    'a packed file that ends early',
    makeScan({ voxel: (x, y, z) => (x * 7919 + y * 104_729 + z * 31) % 30_000 }).subarray(0, 4000),
    /damaged|ends before/,
  ],
  ['one value everywhere', makeScan({}), /same value/],
])('%s is refused in one sentence', async (_, file, sentence) => {
  const { outcome } = await read(file)
  expect(outcome).toMatchObject({ refused: expect.stringMatching(sentence), field: 'file' })
})

test('a header with a wrong size is rejected before anything is read', async () => {
  const lying = Buffer.from(makeScan({ isPacked: false }))
  for (const [at, side] of [
    [42, 3000],
    [44, 3000],
    [46, 3000],
  ] as const)
    lying.writeInt16LE(side, at)
  const { outcome } = await read(lying)
  expect(outcome).toMatchObject({ refused: expect.stringMatching(/100 million/) })
})

test('labels on another grid are rejected at their own field', async () => {
  const { outcome } = await read(
    makeScan({ voxel: (x) => x }),
    makeScan({ size: [20, 24, 17], voxel: (x) => x }),
  )
  expect(outcome).toMatchObject({ refused: expect.stringMatching(/same grid/), field: 'labels' })
})

test('every plane has an initial slice', async () => {
  const { facts } = await readDone(makeScan({ voxel: (x) => x }))
  for (const plane of volumePlanes)
    expect(facts.planes[plane].first).toBeLessThan(facts.planes[plane].slices)
})

test('the poster shows the requested slice', async () => {
  // Only the second sagittal slice from the left has content.
  const scan = makeScan({ size: [4, 20, 10], voxel: (x) => (x === 1 ? 200 : 0) })
  const brightness = async (slice: number) => {
    const { still, width, height } = await readDone(scan, undefined, false, {
      plane: 'sagittal',
      slice,
    })
    expect(width / height).toBeCloseTo(2, 1)
    return (await sharp(still).stats()).channels[0]?.mean ?? 0
  }
  const shades = [
    await brightness(1),
    await brightness(2),
    await brightness(3),
    await brightness(9),
  ]
  expect(shades.filter((shade) => shade > 100)).toHaveLength(1)
})

test('a downloaded scan has the orientation of the uploaded one, also if only a quaternion defines it', async () => {
  const sent = makeScan({
    version: 2,
    size: [18, 16, 14],
    spacing: [0.5, 1, 2],
    sform: null,
    qform: { b: 0, c: 0.6, d: 0.8, fac: -1 },
    voxel: (x, y, z) => x + y * z,
  })
  const { scanTo, facts } = await readDone(sent, undefined, true)
  const offered = await readDone(readFileSync(scanTo ?? ''))
  expect(offered.facts).toEqual(facts)
  expect(facts).not.toHaveProperty('isOriented')
  const { affine, space } = parseNiftiHeader(gunzipSync(readFileSync(scanTo ?? '')))
  expect(space).toBe(1)
  for (const [row, cells] of parseNiftiHeader(gunzipSync(sent)).affine.entries())
    for (const [at, cell] of cells.entries()) expect(affine[row]?.[at]).toBeCloseTo(cell)
})

test('a scan without qform and sform is reported as not oriented', async () => {
  const { facts } = await readDone(makeScan({ sform: null, voxel: (x) => x }))
  expect(facts.isOriented).toBe(false)
})

test.each([
  ['another size than its matrix', { spacing: [1, 1, 3] }, [1, 1, 2]],
  ['the same size', { spacing: [1, 1, 2] }, null],
  ['nearly the same size', { spacing: [1, 1, 1.999] }, null],
  ['a size and no matrix', { spacing: [1, 1, 3], sform: null, qform: { b: 0, c: 0, d: 1 } }, null],
] as const)('a header with %s', async (_, options, sformSpacing) => {
  const turned = [
    [0, -1, 0, 0],
    [1, 0, 0, 0],
    [0, 0, 2, 0],
  ]
  const volume = await readDone(makeScan({ sform: turned, voxel: (x) => x, ...options }))
  expect(volume.sformSpacing).toEqual(sformSpacing)
  expect(volume.facts.spacing[2]).toBeCloseTo(options.spacing[2])
})

test('only the first of several volumes can be downloaded, and its header matches', async () => {
  const several = makeScan({ isPacked: false, voxel: (x) => x })
  several.set([4, 0], 40)
  several.set([1, 0], 48)
  const { scanTo } = await readDone(several, undefined, true)
  const offered = gunzipSync(readFileSync(scanTo ?? ''))
  expect([...offered.subarray(40, 56).filter((_, at) => at % 2 === 0)]).toEqual([
    3, 20, 24, 16, 1, 1, 1, 1,
  ])
})

test.each([
  { unit: 1, spacing: 0.001 },
  { unit: 3, spacing: 1000 },
])('a scan in unit %j is offered in millimetres', async ({ unit, spacing }) => {
  const scan = Buffer.from(
    makeScan({ isPacked: false, spacing: [spacing, spacing, spacing], voxel: (x) => x }),
  )
  scan[123] = unit
  const { scanTo } = await readDone(scan, undefined, true)
  const { affine, ...header } = parseNiftiHeader(gunzipSync(readFileSync(scanTo ?? '')))
  for (const step of [...header.spacing, affine[0][0], affine[1][1], affine[2][2]])
    expect(step).toBeCloseTo(1)
})
