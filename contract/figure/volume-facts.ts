export const volumePlanes = ['axial', 'coronal', 'sagittal'] as const
export type VolumePlane = (typeof volumePlanes)[number]

export type SliceFileRange = readonly [start: number, length: number]

/** Slices of one plane. Several slices are tiles of one image, a sheet. */
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
  /** Sheets with the labels of each slice. A pixel is a position in the list of labels, counted from 1. */
  readonly labelSheets: readonly SliceFileRange[]
  readonly first: number
}

export interface VolumeLabel {
  readonly value: number
  readonly colour: string
}

/** Metadata of a scan: all that a browser needs before it loads slices. */
export interface VolumeMetadata {
  /** Voxels and millimetres per voxel, in the axis order of the file. */
  readonly size: readonly [number, number, number]
  readonly spacing: readonly [number, number, number]
  readonly planes: Readonly<Record<VolumePlane, PlaneSlices>>
  readonly labels: readonly VolumeLabel[]
  /** False if the file does not define the patient's left and right. Otherwise missing. */
  readonly isOriented?: boolean | undefined
  /** Whether the scan shows no face and may therefore be rendered in three dimensions. */
  readonly withoutFace: boolean
  /** URL of the sheets, and of the scan if it can be downloaded. */
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
