import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import sharp from 'sharp'
import type { PlaneSlices, VolumeMetadata, VolumePlane } from '#contract/figure/volume-facts.ts'
import type { ConfinedTask } from '#server/base/confine/confine.ts'
import { type ParseOutcome, RejectedFileError, toParseOutcome } from '../rejected-file.ts'
import { parseSegmentationLabelMap, type SegmentationLabelMap } from './label-map.ts'
import { buildNiftiHeader, type NiftiHeader } from './nifti.ts'
import { writePlaneSliceSheets } from './slice-sheets.ts'
import {
  computePlaneSliceLayouts,
  findSliceWithMostLabels,
  type PlaneSliceLayout,
} from './slices.ts'
import { drawVolumePoster } from './still.ts'
import {
  forEachVoxelBlock,
  type NiftiScan,
  openNiftiScan,
  requirePlausibleScanSize,
} from './voxels.ts'
import { readGreyShades } from './window.ts'

sharp.concurrency(1)
sharp.cache(false)

/** Paths to read from and write to, and poster options. */
export interface VolumeParserInput {
  readonly scan: string
  readonly labels: string | null
  readonly colours: readonly string[]
  readonly slicesTo: string
  readonly scanTo: string | null
  /** Slice on the poster. The default is the fullest axial slice. */
  readonly first: { readonly plane?: VolumePlane | undefined; readonly slice?: number | undefined }
}

export interface ParsedVolume {
  readonly still: Uint8Array
  readonly width: number
  readonly height: number
  readonly hash: string
  /**
   * Hash of the voxels alone. Two figures of one scan have the same hash, even if their headers
   * differ.
   */
  readonly content: string
  readonly facts: Pick<VolumeMetadata, 'size' | 'spacing' | 'planes' | 'labels' | 'isOriented'>
  readonly removed: readonly string[]
  readonly sformSpacing: NiftiHeader['sformSpacing']
}

/** Writes the scan with a new header of parsed values only, so that no personal data remains. */
const writeClean = async (scan: NiftiScan, path: string): Promise<void> => {
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

const hashVoxels = async (scan: NiftiScan): Promise<string> => {
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
}: VolumeParserInput): Promise<ParsedVolume> => {
  const scan = await openNiftiScan(path)
  await requirePlausibleScanSize(scan)
  const cuts = computePlaneSliceLayouts(scan.header)
  const map = labelPath === null ? null : await ofLabels(openNiftiScan(labelPath))
  const labels: SegmentationLabelMap | null =
    map && (await ofLabels(parseSegmentationLabelMap(map, scan)))
  const shades = await readGreyShades(scan)

  const slices = await open(to.slicesTo, 'wx')
  let end = 0
  const append = async (bytes: Uint8Array) => {
    await slices.write(bytes)
    const part = [end, bytes.length] as const
    end += bytes.length
    return part
  }
  const plane = (cut: PlaneSliceLayout): Promise<PlaneSlices> =>
    writePlaneSliceSheets(
      shades,
      labels?.numbers,
      cut,
      findSliceWithMostLabels(cut, labels?.numbers),
      append,
    )
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
export const work: ConfinedTask<VolumeParserInput, ParseOutcome<ParsedVolume>, never> = (input) =>
  toParseOutcome(readAll(input))
