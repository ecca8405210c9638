/** How many of something were found, and whether there are more than were counted. */
interface Counted {
  readonly total: number
  readonly more: boolean
}

const counted = ({ total, more }: Counted): string =>
  (more ? 'more than ' : '') + total.toLocaleString('en')

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
    text: 'Try fewer or other words, or look through what there is:',
  },
  failed: {
    title: 'The search does not answer',
    text: 'Please try again in a moment.',
  },
  found: ({ total, more }: Counted) => {
    if (total === 1) return '1 result'
    return `${more ? 'More than ' : ''}${total.toLocaleString('en')} results`
  },
  meant: 'Did you mean',
  all: ({ total, more }: Counted) =>
    more ? 'Show more of them' : `Show all ${total.toLocaleString('en')}`,
  first: (shown: number, all: Counted) =>
    `The first ${shown} of ${counted(all)}. More words find less.`,
  back: 'All kinds',
  instant: 'Results while typing',
  allResults: 'All results',
}
