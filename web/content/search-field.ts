/** Every fixed word of the field in which one searches the site. */
export const searchField = {
  title: 'Search',
  label: 'Search the site',
  placeholder: 'Words, names, numbers, DOIs',
  submit: 'Search',
  key: 'Search (press /)',
}
