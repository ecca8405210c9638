import type { EntryPage } from '#contract/call/entry-page.ts'
import type { ContentPage } from '#contract/content/field.ts'
import { contentPages } from '#contract/content/pages.ts'
import { allEntryPages, entryPages } from '#contract/entry-pages.ts'
import { pages } from '#contract/pages.ts'

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

/** Where an entry is changed: on a page of its own, or by its form in a list that is searched for it. */
const formOf = ({ panel }: EntryPage, title: string, id: string): string =>
  panel?.includes(':id')
    ? `${panel.replace(':id', id)}?edit=${id}`
    : `${panel}?${new URLSearchParams({ search: title.slice(0, searchLength), edit: id })}`

/** The words of a page in the Site panel. */
const wordsOn = (page: ContentPage): string => `${pages.site.path}?page=${page}`

/** Pages that show no entry of their own, by the first part of their path. */
const others: Readonly<Record<string, string>> = {
  publication: wordsOn('publications'),
  team: wordsOn('team'),
  newsletter: pages.issues.path,
}

/** Where what a page shows is changed; null where that is nowhere. */
export const editTarget = ({ path, title, ownPage }: ShownPage): string | null => {
  if (ownPage) return formOf(entryPages.page, title, ownPage)
  const words = contentPages.find((page) => page.path === path)
  if (words) return wordsOn(words.key)
  const [, first = '', id = ''] = path.split('/')
  const entry = allEntryPages.find((page) => 'folder' in page && page.folder === first)
  const isTeam = entry === entryPages.team
  if (entry && id && !isTeam) return formOf(entry, title, id)
  return allEntryPages.find(({ list }) => list === path)?.panel ?? others[first] ?? null
}
