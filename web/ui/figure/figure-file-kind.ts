import type { FigureKind } from '#contract/figure/figure-file.ts'

export const figureFileExtensions: readonly string[] = [
  '.nii',
  '.gz',
  '.edf',
  '.bdf',
  '.zip',
  '.csv',
]

// DICOM files are included, although they are rejected later, because the server's message explains why.
const isScan = /\.(?:nii(?:\.gz)?|dcm|dicom|ima)$/i
const isRecording = /\.(?:edf|bdf|zip|csv)$/i

/**
 * Returns the kind of figure that an uploaded file can become, derived from its file name. Null for other
 * files.
 */
export const figureKindOf = ({ name }: File): FigureKind | null => {
  if (isScan.test(name)) return 'volume'
  return isRecording.test(name) ? 'trace' : null
}
