import type { SearchResultKind } from '#contract/entry-pages.ts'
import type { ContentPage } from './content-field.ts'

interface SitePage {
  readonly key: ContentPage
  readonly label: string
  /** Public path of the page. For pages of entries, the path of their list. */
  readonly path: string
  /** Kind of the entries whose pages show the fields. */
  readonly entries?: SearchResultKind
  /** Whether only the pages of entries show the fields, and the page at `path` does not. */
  readonly isOnlyOnEntries?: true
}

/** Pages of the Site panel with their labels and public paths. */
export const contentPages: readonly SitePage[] = [
  { key: 'home', label: 'Home', path: '/' },
  { key: 'about', label: 'About', path: '/about' },
  { key: 'projects', label: 'Projects', path: '/projects' },
  {
    key: 'project',
    label: 'A project',
    path: '/projects',
    entries: 'project',
    isOnlyOnEntries: true,
  },
  { key: 'team', label: 'Team', path: '/team', entries: 'person' },
  { key: 'publications', label: 'Publications', path: '/publications', entries: 'publication' },
  { key: 'research', label: 'Research & Development', path: '/research' },
  { key: 'grants', label: 'Grants', path: '/grants', entries: 'grant' },
  { key: 'news', label: 'News', path: '/news', entries: 'news' },
  { key: 'newsletter', label: 'Newsletter', path: '/newsletter' },
  { key: 'categories', label: 'Categories', path: '/categories' },
  { key: 'contact', label: 'Contact', path: '/contactus' },
  { key: 'search', label: 'Search', path: '/search' },
  {
    key: 'own',
    label: 'Blocks on pages of your own',
    path: '/',
    entries: 'page',
    isOnlyOnEntries: true,
  },
  { key: 'missing', label: 'Unknown addresses (404)', path: '/404' },
  { key: 'frame', label: 'On every page', path: '/' },
]

export const contentPageKeys = contentPages.map(({ key }) => key)
