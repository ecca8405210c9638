import { contentPages } from '#contract/content/pages.ts'

/** What a public page says about itself. */
export interface ShownPage {
  /** Its canonical path. */
  readonly path: string
  readonly title: string
  /** The id of the page of the group's own, where it is one. */
  readonly ownPage: string
}

/** Where lists are searched for no longer texts. */
const searchLength = 200

/** The form of an entry, in a list that is searched for it. */
const formOf = (panel: string, title: string, id: string): string =>
  `${panel}?${new URLSearchParams({ search: title.slice(0, searchLength), edit: id })}`

/** Where what a page shows is changed; null where that is nowhere. */
export const editTarget = ({ path, title, ownPage }: ShownPage): string | null => {
  if (ownPage) return formOf('/admin/pages', title, ownPage)
  const [, kind = '', id] = path.split('/')
  if (id && kind === 'project') return `/post/${id}`
  if (id && kind === 'publication') return formOf('/pub', title, id)
  if (id && kind === 'person') return formOf('/profile', title, id)
  const known = contentPages.find((page) => page.path === (id ? `/${kind}` : path))
  return known ? `/admin/site?page=${known.key}` : null
}
