import type { SiteFiles } from '../site/files.ts'

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '')

const uploadedNameOf = (address: string): string | undefined =>
  /wp-content\/uploads\/(.+)$/.exec(withoutQuery(address))?.[1]

const findInFolders = (name: string, find: SiteFiles['picture']): string | undefined =>
  ['wp-content/uploads/', 'uploads/', '']
    .values()
    .map((folder) => find(`/${folder}${name}`, ''))
    .find((file) => file !== undefined)

/** Finds the picture of a WordPress URL in the archive. Prefers the original to resized variants. */
export const findUploadedPicture = (files: SiteFiles, address: string): string | undefined => {
  const found = uploadedNameOf(address)
  if (found === undefined) return undefined
  const original = found.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
  return findInFolders(original, files.picture) ?? findInFolders(found, files.picture)
}

/** Finds the document of a WordPress URL in the archive. */
export const findUploadedDocument = (files: SiteFiles, address: string): string | undefined => {
  const found = uploadedNameOf(address)
  return found === undefined ? undefined : findInFolders(found, files.document)
}
