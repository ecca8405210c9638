import {
  isUploadedFileType,
  maxUploadedFileBytes,
  splitFileName,
  type UploadedFileType,
} from '#contract/media/uploaded-file.ts'
import { formatBytes } from '#web/ui/text/format-bytes.ts'

const most = formatBytes(maxUploadedFileBytes)

/** Lists types for people: “PDF, ODP or ZIP”. */
const listTypes = (types: readonly UploadedFileType[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    types.map((type) => type.toUpperCase()),
  )

export const describeAcceptedFiles = (types: readonly UploadedFileType[]): string =>
  `${listTypes(types)}, up to ${most}`

/** Returns the reason why a file cannot be uploaded, or null if it can. The server also checks the content. */
export const findFileProblem = (
  { name, size }: File,
  types: readonly UploadedFileType[],
): string | null => {
  const { extension } = splitFileName(name)
  if (!isUploadedFileType(extension) || !types.includes(extension))
    return `“${name}” is of another type. Choose ${listTypes(types)}.`
  if (size > maxUploadedFileBytes)
    return `“${name}” has ${formatBytes(size)}. A file may have up to ${most}.`
  return size === 0 ? `“${name}” is empty.` : null
}
