/** What the list of publications says. */
export const publicationsContent = {
  name: 'publications',
  defaults: {
    title: 'Publications',
    eyebrow: 'Evidence',
    heading: 'Our Publications',
    intro:
      'Papers, data sets and talks from the group, newest first. Each one links to the place where it can be read in full.',
    learnMore: 'Learn More',
    emptyTitle: 'Nothing published here yet',
    emptyText: 'Our first papers will appear on this page.',
  },
}
