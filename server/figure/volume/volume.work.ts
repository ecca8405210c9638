import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import sharp from 'sharp'
import type { Plane, PlaneSlices, VolumeFacts } from '#contract/figure/volume-facts.ts'
import type { ConfinedTask } from '#server/base/confine/confine.ts'
import { type ParseOutcome, RejectedFileError, toParseOutcome } from '../rejected-file.ts'
import { type LabelMap, readLabelMap } from './label-map.ts'
import { buildNiftiHeader, type NiftiHeader } from './nifti.ts'
import { writePlaneSheets } from './slice-sheets.ts'
import { findFullestSlice, type PlaneCut, planeCutsOf } from './slices.ts'
import { drawVolumePoster } from './still.ts'
import { checkScanSize, forEachVoxelBlock, openScan, type Scan } from './voxels.ts'
import { readShades } from './window.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Paths to read from and write to, and poster options. */
export interface VolumeInput {
  readonly scan: string
  readonly labels: string | null
  readonly colours: readonly string[]
  readonly slicesTo: string
  readonly scanTo: string | null
  /** Slice on the poster. The default is the fullest axial slice. */
  readonly first: { readonly plane?: Plane | undefined; readonly slice?: number | undefined }
}

export interface ParsedVolume {
  readonly still: Uint8Array
  readonly width: number
  readonly height: number
  readonly hash: string
  /** Hash of the voxels alone, without the header. */
  readonly content: string
  readonly facts: Pick<VolumeFacts, 'size' | 'spacing' | 'planes' | 'labels' | 'isOriented'>
  readonly removed: readonly string[]
  readonly sformSpacing: NiftiHeader['sformSpacing']
}

/** Writes the scan with a new header of parsed values only, so that no personal data remains. */
const writeClean = async (scan: Scan, path: string): Promise<void> => {
  const packed = createGzip({ level: 6 })
  const written = pipeline(packed, createWriteStream(path))
  const put = (to: Writable, bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) =>
      to.write(bytes, (error) => (error ? reject(error) : resolve())),
    )
  await put(packed, buildNiftiHeader(scan.header))
  await forEachVoxelBlock(scan, (block) => put(packed, Buffer.from(block)))
  packed.end()
  await written
}

const hashVoxels = async (scan: Scan): Promise<string> => {
  const hash = createHash('sha256')
  await forEachVoxelBlock(scan, (block) => void hash.update(block))
  return hash.digest('hex')
}

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash, new PassThrough().resume())
  return hash.digest('hex')
}

/** Changes the form field of a `RejectedFileError` to the label file instead of the scan. */
const ofLabels = async <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: unknown) => {
    if (error instanceof RejectedFileError) error.field = 'labels'
    throw error
  })

const firstSlice = (wanted: number | undefined, { slices, first }: PlaneSlices): number =>
  wanted === undefined ? first : Math.min(slices, Math.max(1, wanted)) - 1

const readAll = async ({
  scan: path,
  labels: labelPath,
  ...to
}: VolumeInput): Promise<ParsedVolume> => {
  const scan = await openScan(path)
  await checkScanSize(scan)
  const cuts = planeCutsOf(scan.header)
  const map = labelPath === null ? null : await ofLabels(openScan(labelPath))
  const labels: LabelMap | null = map && (await ofLabels(readLabelMap(map, scan)))
  const shades = await readShades(scan)

  const slices = await open(to.slicesTo, 'wx')
  let end = 0
  const append = async (bytes: Uint8Array) => {
    await slices.write(bytes)
    const part = [end, bytes.length] as const
    end += bytes.length
    return part
  }
  const plane = (cut: PlaneCut): Promise<PlaneSlices> =>
    writePlaneSheets(shades, labels?.numbers, cut, findFullestSlice(cut, labels?.numbers), append)
  const planes = {
    axial: await plane(cuts.axial),
    coronal: await plane(cuts.coronal),
    sagittal: await plane(cuts.sagittal),
  }
  await slices.close()
  if (to.scanTo !== null) await writeClean(scan, to.scanTo)

  const colourOf = (at: number) => to.colours[at % to.colours.length] ?? '#ffffff'
  const colours = (labels?.values ?? []).map((_, at) => colourOf(at))
  const shown = to.first.plane ?? 'axial'
  const slice = firstSlice(to.first.slice, planes[shown])
  const still = await drawVolumePoster(shades, labels?.numbers, cuts[shown], slice, colours)
  const { size, spacing, isOriented, sformSpacing } = scan.header
  const content = await hashVoxels(scan)
  const hash = createHash('sha256')
    .update(await hashOf(to.slicesTo))
    .update(still.bytes)
  if (to.scanTo !== null) hash.update(buildNiftiHeader(scan.header)).update(content)
  return {
    still: new Uint8Array(still.bytes),
    width: still.width,
    height: still.height,
    hash: hash.digest('hex'),
    content,
    facts: {
      size,
      spacing,
      planes,
      labels: (labels?.values ?? []).map((value, at) => ({ value, colour: colourOf(at) })),
      ...(!isOriented && { isOriented }),
    },
    removed: [...new Set([...scan.removed, ...(map?.removed ?? [])])],
    sformSpacing,
  }
}

/** Creates the slices of three planes and the poster of a scan. */
export const work: ConfinedTask<VolumeInput, ParseOutcome<ParsedVolume>, never> = (input) =>
  toParseOutcome(readAll(input))
