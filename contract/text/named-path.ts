import { slugOf } from './slug.ts'

/** The canonical path of one thing's page; the name in it is for people, only the id counts. */
export const namedPath = (folder: string, id: string, name: string): string => {
  const slug = slugOf(name)
  return `/${folder}/${id}${slug ? `/${encodeURIComponent(slug)}` : ''}`
}
