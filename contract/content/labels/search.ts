export const searchLabels = {
  name: 'searchLabels',
  defaults: {
    title: 'Search',
    eyebrow: 'Find',
    start: {
      title: 'What are you looking for?',
      text: 'Type words in any order. Their beginnings are enough, accents and small typing errors do not matter.',
    },
    tooShort: { title: 'One letter is not enough', text: 'Type at least two letters or digits.' },
    none: {
      title: 'Nothing was found',
      text: 'Try fewer or other words, or look through what there is:',
    },
    failed: { title: 'The search does not answer', text: 'Please try again in a moment.' },
    found: { one: '1 result', other: '{count} results', more: 'More than {count} results' },
    incomplete: 'The search is being made ready. Some things are not found yet.',
    meant: 'Did you mean',
    all: 'Show all {count}',
    more: 'Show more of them',
    first: 'The first {shown} of {count}. More words find less.',
    firstOfMore: 'The first {shown} of more than {count}. More words find less.',
    back: 'All kinds',
    closed: 'Closed',
    instant: 'Results while typing',
    allResults: 'All results',
    /** Labels of result kinds. Kinds that are missing here use the title of their list page. */
    kinds: { person: 'People', news: 'News', page: 'Pages', grant: 'Grants' },
  },
}
