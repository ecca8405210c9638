import type { SiteFiles } from '../site/files.ts'
import { decodeUrl } from '../text/decode-url.ts'

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '')

const uploadedNameOf = (address: string): string | undefined =>
  /wp-content\/uploads\/(.+)$/.exec(withoutQuery(address))?.[1]

const originalNameOf = (name: string): string => name.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')

const folders = ['wp-content/uploads/', 'uploads/', '']

const findInFolders = (name: string, find: SiteFiles['picture']): string | undefined =>
  folders
    .values()
    .map((folder) => find(`/${folder}${name}`, ''))
    .find((file) => file !== undefined)

/** Finds the picture of a WordPress URL in the archive. Prefers the original to resized variants. */
export const findUploadedPicture = (files: SiteFiles, address: string): string | undefined => {
  const found = uploadedNameOf(address)
  if (found === undefined) return undefined
  return findInFolders(originalNameOf(found), files.picture) ?? findInFolders(found, files.picture)
}

/** Finds the document of a WordPress URL in the archive. */
export const findUploadedDocument = (files: SiteFiles, address: string): string | undefined => {
  const found = uploadedNameOf(address)
  return found === undefined ? undefined : findInFolders(found, files.document)
}

/** Whether an entry shows or links the upload of a WordPress URL. */
export const isUploadKept = ({ kept }: SiteFiles, address: string): boolean => {
  const name = decodeUrl(uploadedNameOf(address) ?? '').normalize('NFC')
  return folders.some((folder) =>
    [originalNameOf(name), name].some((each) => kept.has(folder + each)),
  )
}
