export const newsLabels = {
  name: 'newsLabels',
  defaults: {
    title: 'News',
    eyebrow: 'News',
    heading: 'What is new',
    intro: 'Results, openings and everything else that happens in our group, newest first.',
    all: 'News',
    untitled: 'Untitled',
    read: 'Read about {title}',
    more: 'All news',
    related: 'See also: {name}',
    feed: 'Feed',
    empty: { title: 'No news yet', text: 'What happens in our group will be told on this page.' },
    failed: { title: 'The news could not be loaded', text: 'Please try again in a moment.' },
  },
}
