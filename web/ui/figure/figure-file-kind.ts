import type { FigureKind } from '#contract/figure/figure-file.ts'

/** The endings of scans and recordings, as a file chooser names them. */
export const figureEndings: readonly string[] = ['.nii', '.gz', '.edf', '.bdf', '.zip', '.csv']

// DICOM too: the server answers why it is not taken, and what to do.
const isScan = /\.(?:nii(?:\.gz)?|dcm|dicom|ima)$/i
const isRecording = /\.(?:edf|bdf|zip|csv)$/i

/** What figure a file can become, by its name; null for all others. What is in it is checked where it is read. */
export const figureKindOf = ({ name }: File): FigureKind | null => {
  if (isScan.test(name)) return 'volume'
  return isRecording.test(name) ? 'trace' : null
}
