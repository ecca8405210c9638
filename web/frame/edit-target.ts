import type { ContentPage } from '#contract/content/content-field.ts'
import { contentPages } from '#contract/content/pages.ts'
import { allEntryPages, entryPages } from '#contract/entry-pages.ts'
import { editPathOf } from '#contract/form-address.ts'
import { sitePages } from '#contract/pages.ts'
export interface CurrentPage {
  readonly path: string
  readonly title: string
  /** Id of the custom page that is open. Empty on all other pages. */
  readonly ownPage: string
}

/** Returns the URL of the Site panel for editing the texts of a page. */
const wordsOn = (page: ContentPage): string => `${sitePages.site.path}?page=${page}`

/** URLs of edit forms for list pages, by the first segment of the list page's path. */
const others: Readonly<Record<string, string>> = {
  publication: wordsOn('publications'),
  team: wordsOn('team'),
  newsletter: sitePages.issues.path,
}

/** Returns the URL of the form for a page. Null if there is none. */
export const findEditFormUrl = ({ path, title, ownPage }: CurrentPage): string | null => {
  if (ownPage) return editPathOf(entryPages.page, title, ownPage)
  const words = contentPages.find((page) => page.path === path)
  if (words) return wordsOn(words.key)
  const [, first = '', id = ''] = path.split('/')
  const entry = allEntryPages.find((page) => 'folder' in page && page.folder === first)
  const isTeam = entry === entryPages.team
  if (entry && id && !isTeam) return editPathOf(entry, title, id)
  return allEntryPages.find(({ list }) => list === path)?.panel ?? others[first] ?? null
}
