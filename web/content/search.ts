/** Every fixed word of the search. */
export const search = {
  title: 'Search',
  eyebrow: 'Find',
  start: {
    title: 'What are you looking for?',
    text: 'Type words in any order. Their beginnings are enough, accents and small typing errors do not matter.',
  },
  tooShort: { title: 'One letter is not enough', text: 'Type at least two letters or digits.' },
  none: {
    title: 'Nothing was found',
    text: 'Try fewer or other words, or look through the projects, publications and people.',
  },
  failed: {
    title: 'The search does not answer',
    text: 'Please try again in a moment.',
  },
  found: (total: number) => (total === 1 ? '1 result' : `${total.toLocaleString('en')} results`),
  meant: 'Did you mean',
  all: (total: number) => `Show all ${total.toLocaleString('en')}`,
  first: (shown: number, total: number) =>
    `The first ${shown} of ${total.toLocaleString('en')}. More words find less.`,
  back: 'All kinds',
  kinds: {
    project: 'Projects',
    publication: 'Publications',
    person: 'People',
    news: 'News',
    page: 'Pages',
    grant: 'Grants',
  },
}
