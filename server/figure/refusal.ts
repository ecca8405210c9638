/** What the sender of a file that cannot be shown is told, in one sentence. */
export class Refusal extends Error {
  /** The field of the form in which the file was. */
  field = 'file'
}

/** What came of reading a file, as one process tells another. */
export type Outcome<T> = { readonly done: T } | { readonly refused: string; readonly field: string }

/** Does work and turns a refusal into plain data. */
export const outcomeOf = async <T>(work: Promise<T>): Promise<Outcome<T>> => {
  try {
    return { done: await work }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: error.message, field: error.field }
  }
}

/** Why patients' files are not taken, and what to do instead. */
export const noDicom =
  'DICOM files carry names, birth dates and other data of patients, so they are not taken. Convert the scan to NIfTI (for instance with dcm2niix), remove the face, and send the .nii.gz file.'

/** Whether a file begins as DICOM does. */
export const isDicom = (head: Uint8Array): boolean =>
  head.length >= 132 && String.fromCharCode(...head.subarray(128, 132)) === 'DICM'
