import type { FigureKind } from '#contract/figure/figure-file.ts'

export const figureFileExtensions: readonly string[] = [
  '.nii',
  '.gz',
  '.edf',
  '.bdf',
  '.zip',
  '.csv',
]

// Includes DICOM, because the server explains why it is rejected.
const isScan = /\.(?:nii(?:\.gz)?|dcm|dicom|ima)$/i
const isRecording = /\.(?:edf|bdf|zip|csv)$/i

/** Returns the kind of figure that a file can become, judged by its name. Null for other files. */
export const figureKindOf = ({ name }: File): FigureKind | null => {
  if (isScan.test(name)) return 'volume'
  return isRecording.test(name) ? 'trace' : null
}
