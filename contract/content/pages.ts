import type { ContentPage } from './content-field.ts'

/** The pages of the Site panel: what people call them, and where they are seen. */
export const contentPages: readonly {
  readonly key: ContentPage
  readonly label: string
  readonly path: string
}[] = [
  { key: 'home', label: 'Home', path: '/' },
  { key: 'about', label: 'About', path: '/about' },
  { key: 'projects', label: 'Projects', path: '/projects' },
  { key: 'project', label: 'A project', path: '/projects' },
  { key: 'team', label: 'Team', path: '/team' },
  { key: 'publications', label: 'Publications', path: '/publications' },
  { key: 'research', label: 'Research & Development', path: '/research' },
  { key: 'grants', label: 'Grants', path: '/grants' },
  { key: 'news', label: 'News', path: '/news' },
  { key: 'newsletter', label: 'Newsletter', path: '/newsletter' },
  { key: 'categories', label: 'Categories', path: '/categories' },
  { key: 'contact', label: 'Contact', path: '/contactus' },
  { key: 'search', label: 'Search', path: '/search' },
  { key: 'own', label: 'Blocks on pages of your own', path: '/' },
  { key: 'missing', label: 'Unknown addresses (404)', path: '/404' },
  { key: 'frame', label: 'On every page', path: '/' },
]

/** The keys of the pages. */
export const contentPageKeys = contentPages.map(({ key }) => key)
