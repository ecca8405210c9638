import { mostCounted } from '#contract/search-kinds.ts'

const counted = (total: number): string =>
  total.toLocaleString('en') + (total < mostCounted ? '' : ' or more')

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
  found: (total: number) => (total === 1 ? '1 result' : `${counted(total)} results`),
  meant: 'Did you mean',
  all: (total: number) => `Show all ${counted(total)}`,
  first: (shown: number, total: number) =>
    `The first ${shown} of ${counted(total)}. More words find less.`,
  back: 'All kinds',
  instant: 'Results while typing',
  allResults: 'All results',
  kinds: {
    project: 'Projects',
    publication: 'Publications',
    person: 'People',
    news: 'News',
    page: 'Pages',
    grant: 'Grants',
  },
}
