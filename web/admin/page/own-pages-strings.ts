export const customPagePanelStrings = {
  title: 'Pages',
  label: 'Pages',
  create: 'New page',
  intro: (total: number) => (total === 1 ? '1 page of your own' : `${total} pages of your own`),
  add: 'Add Page',
  edit: 'Edit Page',
  view: (title: string) => `Look at ${title}`,
  noPath: 'No address yet',
  unlisted: 'Not for search engines',
  fields: { title: 'Title', path: 'Address', content: 'Text', inSitemap: 'Search engines' },
  pathHint: 'Behind the name of your site, such as /imprint or /join-us/phd.',
  contentHint: 'Type / at the beginning of a line to put in people, publications, a form and more.',
  /** Options of the field that decides whether search engines may index the page. */
  inSitemap: [
    ['true', 'May show this page'],
    ['false', 'Are asked not to show it'],
  ] as const,
  confirmDelete: 'Are you sure you want to delete this page?',
  empty: {
    title: 'No pages of your own yet',
    text: 'An imprint, a page for those who want to join, teaching: add the first one.',
  },
}
