import { ApiError } from '#contract/call/api-error.ts'
import type { PublicationLink } from '#contract/publication/publication-fields.ts'
import { emptyWork } from '#server/publication/citation/work.ts'
import type { ConvertWork } from '#server/publication/works-store.ts'
import { type ImportedFields, workIn } from './importer.ts'

/** Converts a work to the row of a publication and links its authors to existing people. */
export const workToPublicationRow = (row: ImportedFields, convert: ConvertWork): ImportedFields => {
  const { work: _, links, ...beside } = row
  const converted = convert(workIn(row) ?? emptyWork)
  if ('reason' in converted) throw new ApiError('invalid', converted.reason)
  const { publication } = converted
  const all = [...publication.links, ...((links ?? []) as PublicationLink[])]
  return {
    ...publication,
    ...beside,
    links: [...new Map(all.map((link) => [link.url, link])).values()],
  }
}
