export const categoryLabels = {
  name: 'categoryLabels',
  defaults: {
    projects: { one: '1 project', other: '{count} projects' },
    empty: 'No projects',
    eyebrow: 'Category',
    next: 'Another subject',
    all: 'All categories',
    failed: { title: 'The categories could not be loaded', text: 'Please try again in a moment.' },
  },
}
