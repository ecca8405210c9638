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

const latin = new TextDecoder('latin1')

/** Whether a file begins with a data element of DICOM's first groups, as files without a preamble do. */
const isBareDicom = ({ buffer, byteOffset, byteLength }: Uint8Array): boolean => {
  if (byteLength < 8) return false
  const head = new DataView(buffer, byteOffset, byteLength)
  if (![2, 8].includes(head.getUint16(0, true))) return false
  // Two capitals name the kind of value; without them, a short length of an even number of bytes follows.
  const kind = String.fromCharCode(head.getUint8(4), head.getUint8(5))
  const length = head.getUint32(4, true)
  return /^[A-Z]{2}$/.test(kind) || (length <= 1024 && length % 2 === 0)
}

/** Whether a file begins as DICOM does, with its preamble or without. */
export const isDicom = (head: Uint8Array): boolean =>
  [0, 128].some((at) => latin.decode(head.subarray(at, at + 4)) === 'DICM') || isBareDicom(head)
