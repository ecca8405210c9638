import { pageTitles } from './page-titles.ts'

export const publicationsContent = {
  name: 'publications',
  defaults: {
    title: pageTitles.publications,
    eyebrow: 'Evidence',
    heading: 'Our Publications',
    intro:
      'Papers, data sets and talks from the group, newest first. Each one links to the place where it can be read in full.',
    /** Style of the list: `cards`, or `references` with full details. */
    listAs: 'cards',
    /** Groups of the references: `year` or `type`. */
    groupBy: 'year',
    learnMore: 'Learn More',
    read: 'Read',
    doi: 'DOI',
    inAll: '{count} authors in all',
    undated: 'Undated',
    untyped: 'Further publications',
    emptyTitle: 'Nothing published here yet',
    emptyText: 'Our first papers will appear on this page.',
  },
}
