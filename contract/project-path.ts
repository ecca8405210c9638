import { slugOf } from './slug.ts'

/** The canonical path of a project's page; the title in it is for people, only the id counts. */
export const projectPath = ({ _id, title }: { _id: string; title: string }): string => {
  const slug = slugOf(title)
  return `/project/${_id}${slug ? `/${encodeURIComponent(slug)}` : ''}`
}
