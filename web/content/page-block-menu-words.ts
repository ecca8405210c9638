/** The blocks an editor can put into a page: what the menu calls them, and what it writes. */
export const pageBlockMenu = [
  {
    name: 'People of a team',
    words: 'people team members staff',
    insert: '::people team="Name of the team"',
    select: 'Name of the team',
  },
  {
    name: 'Publications',
    words: 'publications papers list filter',
    insert: '::publications year="2026" limit="10"',
    select: '2026',
  },
  {
    name: 'Projects of a category',
    words: 'projects category',
    insert: '::projects category="Name of the category"',
    select: 'Name of the category',
  },
  {
    name: 'Contact form',
    words: 'contact form message',
    insert: '::contact',
    select: '',
  },
  {
    name: 'Address of the group',
    words: 'address place mail telephone imprint',
    insert: '::address',
    select: '',
  },
  {
    name: 'Another address, line by line',
    words: 'address lines break',
    insert: ':::address\nFirst line\nSecond line\n:::',
    select: 'First line\nSecond line',
  },
  {
    name: 'Question and answer',
    words: 'question answer faq',
    insert: ':::question The question?\nThe answer.\n:::',
    select: 'The question?',
  },
  {
    name: 'Figure',
    words: 'figure picture image caption',
    insert: '::figure picture="/media/" alt="What it shows" caption="Caption"',
    select: '/media/',
  },
  {
    name: 'Film',
    words: 'film video youtube vimeo',
    insert: '::film address="https://" title="What it is about"',
    select: 'https://',
  },
  {
    name: 'Embed',
    words: 'embed frame map',
    insert: '::embed address="https://" title="What it shows"',
    select: 'https://',
  },
] as const
