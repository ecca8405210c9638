import { pageTitles } from './page-titles.ts'

/** What the list of publications says. */
export const publicationsContent = {
  name: 'publications',
  defaults: {
    title: pageTitles.publications,
    eyebrow: 'Evidence',
    heading: 'Our Publications',
    intro:
      'Papers, data sets and talks from the group, newest first. Each one links to the place where it can be read in full.',
    /** `cards`, or `references`: whole titles, authors and places, many on a page. */
    listAs: 'cards',
    /** What references are grouped by: `year` or `type`. */
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
