import type { ContentPage } from '#contract/content/field.ts'
import { type PublicPage, pageAt, pages } from '#contract/pages.ts'

/** What a public page says about itself. */
export interface ShownPage {
  /** Its canonical path. */
  readonly path: string
  readonly title: string
  /** The id of the page of the group's own, where it is one. */
  readonly ownPage: string
}

type Target = (page: ShownPage, id: string) => string

/** Where lists are searched for no longer texts. */
const searchLength = 200

/** The form of an entry, in a list that is searched for it. */
const formIn =
  ({ path }: { path: string }): Target =>
  ({ title }, id) =>
    `${path}?${new URLSearchParams({ search: title.slice(0, searchLength), edit: id })}`

/** The words of a page in the Site panel. */
const wordsOn =
  (page: ContentPage): Target =>
  () =>
    `${pages.site.path}?page=${page}`

const panel =
  ({ path }: { path: string }): Target =>
  () =>
    path

/** Where what each page shows is changed. */
const targets: Readonly<Record<PublicPage | 'search' | 'newsletter', Target>> = {
  home: wordsOn('home'),
  about: wordsOn('about'),
  projects: wordsOn('projects'),
  project: (_, id) => `${pages.post.path}/${id}`,
  team: wordsOn('team'),
  teamGroup: wordsOn('team'),
  person: formIn(pages.profile),
  publications: wordsOn('publications'),
  publicationList: wordsOn('publications'),
  publication: formIn(pages.pub),
  // What the timeline shows belongs to the projects.
  research: panel(pages.post),
  grants: panel(pages.grantPanel),
  grant: formIn(pages.grantPanel),
  news: panel(pages.f),
  newsPost: formIn(pages.f),
  search: wordsOn('frame'),
  contactus: wordsOn('contact'),
  categories: wordsOn('categories'),
  category: formIn(pages.categories),
  newsletter: panel(pages.issues),
  newsletterIssue: panel(pages.issues),
}

const isEdited = (key: string): key is keyof typeof targets => Object.hasOwn(targets, key)

/** Where what a page shows is changed; null where that is nowhere. */
export const editTarget = (page: ShownPage): string | null => {
  const { path, ownPage } = page
  if (ownPage) return formIn(pages.ownPages)(page, ownPage)
  // What is said where there is no page.
  if (path === '/404') return wordsOn('frame')(page, '')
  const key = pageAt(path) ?? ''
  return isEdited(key) ? targets[key](page, path.split('/')[2] ?? '') : null
}
