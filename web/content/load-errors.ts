/** What is noted when a page's data could not be read; visitors see words of the page's own. */
export const loadErrors = {
  list: 'Failed to load teams',
  project: 'Failed to load project',
  page: 'Failed to load page',
  person: 'Failed to load person',
  publication: 'Failed to load publication',
  grant: 'Failed to load grant',
  news: 'Failed to load news',
  progress: 'Failed to load research progress',
}
