import { createHash } from 'node:crypto'
import { ApiError } from '#contract/call/api-error.ts'
import {
  isUploadedFileType,
  splitFileName,
  type UploadedFileType,
  uploadedFileTypes,
  uploadedFileUrl,
} from '#contract/media/uploaded-file.ts'
import { findContentProblem } from './file-content.ts'

/** A file whose content was checked. It may still be on disk. */
export interface CheckedFile {
  readonly name: string
  readonly bytes: Blob
}

const list = uploadedFileTypes.map((type) => type.toUpperCase()).join(', ')

// Browsers encode quotes and line breaks in the file names of forms.
const fileNameOf = ({ name }: File): string => name.replaceAll(/%(?:22|0A|0D)/g, decodeURIComponent)

const wrongType = (field: string, message: string) =>
  new ApiError('notAFile', message, { errors: [{ path: field, message }] })

/**
 * Returns the name under which a file is stored. The hash covers the type, so that the same bytes as `.zip` and
 * as `.docx` are two files.
 */
export const storedFileNameOf = async (file: Blob, type: UploadedFileType): Promise<string> => {
  const hash = createHash('sha256').update(type)
  for await (const chunk of file.stream()) hash.update(chunk)
  return `${hash.digest('hex').slice(0, 32)}-${file.size}.${type}`
}

/**
 * Checks an uploaded file and names it. Throws 415 if the extension is not accepted or the content is of another
 * type, whatever the declared type.
 */
export const readUploadedFile = async (
  file: File,
  field: string,
): Promise<CheckedFile & { readonly url: string }> => {
  const original = fileNameOf(file)
  const { extension } = splitFileName(original)
  if (!isUploadedFileType(extension))
    throw wrongType(field, `This type of file cannot be uploaded. Choose one of ${list}.`)
  const problem = await findContentProblem(file, extension)
  if (problem !== null) throw wrongType(field, problem)
  const name = await storedFileNameOf(file, extension)
  return { name, bytes: file, url: uploadedFileUrl(name, original) }
}
