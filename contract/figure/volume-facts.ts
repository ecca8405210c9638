export const volumePlanes = ['axial', 'coronal', 'sagittal'] as const
export type VolumePlane = (typeof volumePlanes)[number]

export type SliceFileRange = readonly [start: number, length: number]

/** Slices of an MRI or CT volume in one plane, as tiles of large images (sheets). */
export interface PlaneSlices {
  readonly slices: number
  readonly width: number
  readonly height: number
  /** Millimetres between columns (`across`), rows (`down`) and slices (`apart`). */
  readonly across: number
  readonly down: number
  readonly apart: number
  /** Tiles per row of a sheet, and tiles per sheet. */
  readonly columns: number
  readonly perSheet: number
  readonly sheets: readonly SliceFileRange[]
  /**
   * Sheets with the label of each pixel. A pixel value of 1 means the first item of `labels`, and 0
   * means none.
   */
  readonly labelSheets: readonly SliceFileRange[]
  readonly first: number
}

export interface VolumeLabel {
  readonly value: number
  readonly colour: string
}

/** Metadata of an MRI or CT volume: all that a browser needs before it loads slices. */
export interface VolumeMetadata {
  /** Numbers of voxels and their size in millimetres, in the axis order of the uploaded file. */
  readonly size: readonly [number, number, number]
  readonly spacing: readonly [number, number, number]
  readonly planes: Readonly<Record<VolumePlane, PlaneSlices>>
  readonly labels: readonly VolumeLabel[]
  /** False if the file does not define the patient's left and right. Otherwise missing. */
  readonly isOriented?: boolean | undefined
  /** Whether the scan shows no face and may therefore be rendered in three dimensions. */
  readonly withoutFace: boolean
  /** URL of the file with all sheets, and URL of the volume if visitors may download it. */
  readonly slices: string
  readonly download: string | null
}

/**
 * Letters at the left, right, upper and lower edge of a slice, in radiological convention: the patient's
 * right is on the left.
 */
export const planeEdgeLabels: Readonly<
  Record<VolumePlane, readonly [string, string, string, string]>
> = {
  axial: ['R', 'L', 'A', 'P'],
  coronal: ['R', 'L', 'S', 'I'],
  sagittal: ['A', 'P', 'S', 'I'],
}
