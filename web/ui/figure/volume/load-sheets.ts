import type { VolumeMetadata, VolumePlane } from '#contract/figure/volume-facts.ts'
import { fetchByteRange } from '../fetch-figure.ts'

const maxKept = 24

/** Creates a function that loads images with many slices each. It caches recent images. */
export const createSliceSheetLoader = (facts: VolumeMetadata) => {
  const kept = new Map<string, Promise<ImageBitmap | null>>()

  const load = async (plane: VolumePlane, sheet: number, ofLabels: boolean) => {
    const { sheets, labelSheets } = facts.planes[plane]
    const part = (ofLabels ? labelSheets : sheets)[sheet]
    if (!part) return null
    return createImageBitmap(await fetchByteRange(facts.slices, ...part))
  }

  return (plane: VolumePlane, sheet: number, ofLabels = false): Promise<ImageBitmap | null> => {
    const key = `${plane} ${sheet} ${ofLabels}`
    const cached = kept.get(key) ?? load(plane, sheet, ofLabels)
    // Moves the entry to the end, so that the least recently used is dropped first.
    kept.delete(key)
    kept.set(key, cached)
    // A failed request is forgotten, so that the next one tries again.
    cached.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    return cached
  }
}

export type SliceSheetLoader = ReturnType<typeof createSliceSheetLoader>

/** Returns which image contains a slice, and the position of the slice in this image. */
export const locateSlice = ({ planes }: VolumeMetadata, plane: VolumePlane, slice: number) => {
  const { perSheet, columns, width, height } = planes[plane]
  const at = slice % perSheet
  return {
    sheet: Math.floor(slice / perSheet),
    left: (at % columns) * width,
    top: Math.floor(at / columns) * height,
    width,
    height,
  }
}
