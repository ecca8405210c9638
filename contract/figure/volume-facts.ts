/** The directions in which a scan is cut. */
export const planes = ['axial', 'coronal', 'sagittal'] as const
export type Plane = (typeof planes)[number]

/** Where a part of the file of slices lies: its first byte and its length. */
export type FilePart = readonly [start: number, length: number]

/** The slices of one plane, several of them on each sheet. */
export interface PlaneSlices {
  readonly slices: number
  /** Of one slice, in points. */
  readonly width: number
  readonly height: number
  /** Of one point, and from slice to slice, in millimetres. */
  readonly across: number
  readonly down: number
  readonly apart: number
  /** How many slices stand beside each other on a sheet, and how many are on it. */
  readonly columns: number
  readonly perSheet: number
  readonly sheets: readonly FilePart[]
  /** The labels of the same slices, as numbers of the list of labels, from 1. */
  readonly labelSheets: readonly FilePart[]
  /** The slice that is shown first. */
  readonly first: number
}

/** One label of a map of labels. */
export interface VolumeLabel {
  readonly value: number
  /** `#rrggbb` */
  readonly colour: string
}

/** All that a browser has to know of a scan before it shows a slice. */
export interface VolumeFacts {
  /** In voxels and in millimetres, in the order of the file. */
  readonly size: readonly [number, number, number]
  readonly spacing: readonly [number, number, number]
  readonly planes: Readonly<Record<Plane, PlaneSlices>>
  readonly labels: readonly VolumeLabel[]
  /** False if the file does not say which side is which; missing in all other scans. */
  readonly isOriented?: boolean | undefined
  /** Whether it shows no face, so that it may be looked at in three dimensions. */
  readonly withoutFace: boolean
  /** The addresses of the sheets, and of the scan itself where it can be downloaded. */
  readonly slices: string
  readonly download: string | null
}

/** What stands at the left, right, upper and lower edge of a slice: radiological convention, the patient's right at the left. */
export const sides: Readonly<Record<Plane, readonly [string, string, string, string]>> = {
  axial: ['R', 'L', 'A', 'P'],
  coronal: ['R', 'L', 'S', 'I'],
  sagittal: ['A', 'P', 'S', 'I'],
}
