import type { SiteFiles } from '../site/files.ts'

const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '')

/** Finds the picture of a WordPress URL in the archive. Prefers the original to resized variants. */
export const findUploadedPicture = (files: SiteFiles, address: string): string | undefined => {
  const found = /wp-content\/uploads\/(.+)$/.exec(withoutQuery(address))?.[1]
  if (found === undefined) return undefined
  const original = found.replace(/-\d{1,5}x\d{1,5}(?=\.\w+$)/, '')
  for (const name of [original, found]) {
    for (const folder of ['wp-content/uploads/', 'uploads/', '']) {
      const picture = files.picture(`/${folder}${name}`, '')
      if (picture) return picture
    }
  }
  return undefined
}
