/** Texts of short lists of items on other pages. */
export const referringItemLabels = {
  name: 'referringItemLabels',
  defaults: {
    all: 'All {count}',
    none: 'Nothing yet.',
  },
}
