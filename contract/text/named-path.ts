import { slugOf } from './slug.ts'

/**
 * Returns the canonical path of an entry's page. Readers see the name in it, but only the id
 * identifies the entry.
 */
export const buildEntryPagePath = (folder: string, id: string, name: string): string => {
  const slug = slugOf(name)
  return `/${folder}/${id}${slug ? `/${encodeURIComponent(slug)}` : ''}`
}
