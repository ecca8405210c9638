import type { EntryPage } from '#contract/call/entry-page.ts'

/**
 * Paths of the pages of each entity. Definitions are separate, because public pages need paths without
 * schemas. Search results list entities in this order.
 */
export const entryPages = {
  project: {
    folder: 'project',
    name: 'title',
    list: '/projects',
    reads: ['page'],
    panel: '/post/:id',
    title: 'Projects',
    searched: true,
  },
  publication: {
    folder: 'publication',
    name: 'title',
    list: '/publications',
    reads: ['page'],
    filters: {
      year: 'year',
      type: 'text',
      person: 'id',
      project: 'id',
      grant: 'id',
      topic: 'text',
      q: 'text',
    },
    panel: '/pub',
    title: 'Publications',
    searched: true,
  },
  person: {
    folder: 'person',
    name: 'name',
    list: '/team',
    panel: '/profile',
    title: 'People',
    searched: true,
  },
  news: {
    folder: 'news',
    name: 'title',
    // Only posts with this field have a page of their own.
    needs: 'content',
    list: '/news',
    reads: ['page'],
    panel: '/f',
    title: 'News',
    searched: true,
  },
  page: {
    address: 'path',
    inSitemapIf: 'inSitemap',
    panel: '/admin/pages',
    title: 'Pages',
    searched: true,
  },
  grant: {
    folder: 'grant',
    name: 'name',
    list: '/grants',
    panel: '/admin/grants',
    title: 'Grants',
    searched: true,
    awaited: true,
  },
  item: {
    folderIn: 'pageFolder',
    name: 'title',
    title: 'Items',
    searched: true,
  },
  collection: {
    folderIn: 'folder',
    panel: '/admin/collections',
    title: 'Collections',
  },
  category: {
    folder: 'category',
    list: '/categories',
    panel: '/categories',
    title: 'Categories',
  },
  team: {
    folder: 'team',
    list: '/team',
    panel: '/t',
    title: 'Team',
    inSitemap: false,
  },
  timeline: {
    list: '/research',
    reads: ['page'],
    filters: { year: 'year', category: 'id', project: 'id' },
    panel: '/post',
    title: 'Research & Development',
    awaited: true,
  },
  logo: { panel: '/l', title: 'Partners' },
} as const satisfies Readonly<Record<string, EntryPage>>

type EntryPages = typeof entryPages

export type SearchResultKind = {
  [K in keyof EntryPages]: EntryPages[K] extends { readonly searched: true } ? K : never
}[keyof EntryPages]

export const allEntryPages: readonly EntryPage[] = Object.values<EntryPage>(entryPages)

const isSearched = (key: string): key is SearchResultKind =>
  allEntryPages.some((page) => page.searched && page === Reflect.get(entryPages, key))

export const searchResultKinds: readonly SearchResultKind[] =
  Object.keys(entryPages).filter(isSearched)
