/** Labels of the search field on every page. */
export const searchFieldLabels = {
  name: 'searchFieldLabels',
  defaults: {
    title: 'Search',
    label: 'Search the site',
    placeholder: 'Words, names, numbers, DOIs',
    submit: 'Search',
    key: 'Search (press /)',
  },
}
