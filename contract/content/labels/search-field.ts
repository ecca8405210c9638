/** What the field is labelled with in which one searches the site, on every page. */
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
