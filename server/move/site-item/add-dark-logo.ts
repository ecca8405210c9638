import { readFile } from 'node:fs/promises'
import { ApiError } from '#contract/call/api-error.ts'
import { makeLogoForDarkPages } from '#server/base/media/logo-on-dark.ts'
import { renderSvgUpload } from '#server/base/media/svg.ts'
import type { StoreFile } from '../imported-files.ts'
import type { ImportedEntry } from '../importer.ts'
import { fileOfPlaceholder } from '../placeholders.ts'
import type { FileNameAndPath } from '../site-lists.ts'
import { toRecord } from '../text/values.ts'

const findPath = async (pictures: AsyncIterable<FileNameAndPath>, wanted: string) => {
  for await (const [name, path] of pictures) if (name === wanted) return path
  return null
}

/** Adds a logo for dark pages, such as the footer, if the logo of the old site would be invisible there. */
export const addLogoForDarkPages = async (
  entry: ImportedEntry,
  pictures: AsyncIterable<FileNameAndPath>,
  store: StoreFile,
): Promise<ImportedEntry> => {
  const brand = toRecord(entry.fields.siteBrand)
  const name = fileOfPlaceholder(String(brand.logo ?? ''))
  const path = name === undefined ? null : await findPath(pictures, name)
  if (path === null) return entry
  try {
    const logo = await renderSvgUpload('logo', new File([await readFile(path)], 'logo'))
    const dark = await makeLogoForDarkPages(new Uint8Array(await logo.arrayBuffer()))
    if (!dark) return entry
    const logoDark = await store(new File([dark], 'logo-dark.png'))
    return { ...entry, fields: { ...entry.fields, siteBrand: { ...brand, logoDark } } }
  } catch (error) {
    // Storing the logo itself reports what is wrong with it.
    if (error instanceof ApiError || (error instanceof Error && /Input|pixel/.test(error.message)))
      return entry
    throw error
  }
}
