/** Rejects an uploaded scan or recording. The message is shown to the uploader. */
export class RejectedFileError extends Error {
  /** Name of the form field in which the file was uploaded. */
  field = 'file'
}

/** Result of parsing a file, as plain data that can be sent between processes. */
export type ParseOutcome<T> =
  | { readonly done: T }
  | { readonly refused: string; readonly field: string }

/** Awaits `work` and converts a thrown `RejectedFileError` to plain data. */
export const toParseOutcome = async <T>(work: Promise<T>): Promise<ParseOutcome<T>> => {
  try {
    return { done: await work }
  } catch (error) {
    if (!(error instanceof RejectedFileError)) throw error
    return { refused: error.message, field: error.field }
  }
}

export const dicomRejectionMessage =
  'DICOM files carry names, birth dates and other data of patients, so they are not taken. Convert the scan to NIfTI (for instance with dcm2niix), remove the face, and send the .nii.gz file.'

const latin = new TextDecoder('latin1')

/** Whether a file is DICOM without the usual preamble, judged by its first data element. */
const isBareDicom = ({ buffer, byteOffset, byteLength }: Uint8Array): boolean => {
  if (byteLength < 8) return false
  const view = new DataView(buffer, byteOffset, byteLength)
  if (![2, 8].includes(view.getUint16(0, true))) return false
  // With DICOM's explicit encoding, these two bytes are capital letters that name the value's type.
  // With the implicit encoding, they belong to the value's length, which is even and short.
  const kind = String.fromCharCode(view.getUint8(4), view.getUint8(5))
  const length = view.getUint32(4, true)
  return /^[A-Z]{2}$/.test(kind) || (length <= 1024 && length % 2 === 0)
}

export const isDicom = (head: Uint8Array): boolean =>
  [0, 128].some((at) => latin.decode(head.subarray(at, at + 4)) === 'DICM') || isBareDicom(head)
