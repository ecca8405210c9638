import sharp from 'sharp'
import type { PlaneSlices, SliceFileRange } from '#contract/figure/volume-facts.ts'
import { extractSlice, type PlaneSliceLayout } from './slices.ts'

// Points per sheet. Larger sheets need fewer requests but load longer, and a visitor loads a whole sheet to
// see a slice and its neighbours.
const sheetPoints = 500_000

/** Appends bytes to the file of slices and returns their byte range. */
export type AppendSliceBytes = (bytes: Uint8Array) => Promise<SliceFileRange>

const compose = (
  voxels: Uint8Array,
  cut: PlaneSliceLayout,
  first: number,
  count: number,
  columns: number,
) => {
  const [width, height] = [cut.across.count, cut.down.count]
  const rows = Math.ceil(count / columns)
  const sheet = new Uint8Array(width * columns * height * rows)
  for (let at = 0; at < count; at++) {
    const slice = extractSlice(voxels, cut, first + at)
    const left = (at % columns) * width
    const top = Math.floor(at / columns) * height
    for (let row = 0; row < height; row++) {
      const line = slice.subarray(row * width, (row + 1) * width)
      sheet.set(line, (top + row) * width * columns + left)
    }
  }
  return sharp(sheet, { raw: { width: width * columns, height: height * rows, channels: 1 } })
}

/** Writes the sheets of one plane and of its labels. Returns their byte ranges and layout. */
export const writePlaneSliceSheets = async (
  shades: Uint8Array,
  labels: Uint8Array | undefined,
  cut: PlaneSliceLayout,
  first: number,
  append: AppendSliceBytes,
): Promise<PlaneSlices> => {
  const [width, height, slices] = [cut.across.count, cut.down.count, cut.through.count]
  const perSheet = Math.min(slices, Math.max(1, Math.floor(sheetPoints / (width * height))))
  const columns = Math.ceil(Math.sqrt(perSheet))
  const sheets: SliceFileRange[] = []
  const labelSheets: SliceFileRange[] = []
  for (let from = 0; from < slices; from += perSheet) {
    const count = Math.min(perSheet, slices - from)
    const shown = compose(shades, cut, from, count, columns).webp({ quality: 82, effort: 3 })
    sheets.push(await append(await shown.toBuffer()))
    if (!labels) continue
    const named = compose(labels, cut, from, count, columns).webp({ lossless: true, effort: 3 })
    labelSheets.push(await append(await named.toBuffer()))
  }
  return {
    slices,
    width,
    height,
    across: cut.across.millimetres,
    down: cut.down.millimetres,
    apart: cut.through.millimetres,
    columns,
    perSheet,
    sheets,
    labelSheets,
    first,
  }
}
