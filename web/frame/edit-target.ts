import type { ContentPage } from '#contract/content/content-field.ts'
import { contentPages } from '#contract/content/pages.ts'
import { allEntryPages, entryPages } from '#contract/entry-pages.ts'
import { formAddress } from '#contract/form-address.ts'
import { pages } from '#contract/pages.ts'

/** What a public page says about itself. */
export interface ShownPage {
  /** Its canonical path. */
  readonly path: string
  readonly title: string
  /** The id of the page of the group's own, where it is one. */
  readonly ownPage: string
}

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
  if (ownPage) return formAddress(entryPages.page, title, ownPage)
  const words = contentPages.find((page) => page.path === path)
  if (words) return wordsOn(words.key)
  const [, first = '', id = ''] = path.split('/')
  const entry = allEntryPages.find((page) => 'folder' in page && page.folder === first)
  const isTeam = entry === entryPages.team
  if (entry && id && !isTeam) return formAddress(entry, title, id)
  return allEntryPages.find(({ list }) => list === path)?.panel ?? others[first] ?? null
}
