/** The blocks an editor can put into a page: what the menu calls them, what they show, and what it writes. */
export const pageBlockMenu = [
  {
    name: 'People of a team',
    shows: 'The people of the team stand here, with their pictures.',
    words: 'people team members staff',
    insert: '::people team="Name of the team"',
    select: 'Name of the team',
  },
  {
    name: 'Publications',
    shows: 'The publications that match stand here, the newest first.',
    words: 'publications papers list filter',
    insert: '::publications year="2026" limit="10"',
    select: '2026',
  },
  {
    name: 'Projects of a category',
    shows: 'The projects of the category stand here, with their pictures.',
    words: 'projects category',
    insert: '::projects category="Name of the category"',
    select: 'Name of the category',
  },
  {
    name: 'Contact form',
    shows: 'The contact form stands here.',
    words: 'contact form message',
    insert: '::contact',
    select: '',
  },
  {
    name: 'Question and answer',
    shows: 'Visitors open the answer by the question.',
    words: 'question answer faq',
    insert: ':::question The question?\nThe answer.\n:::',
    select: 'The question?',
  },
  {
    name: 'Figure',
    shows: 'The picture stands here, as wide as the page.',
    words: 'figure picture image caption',
    insert: '::figure picture="/media/" alt="What it shows" caption="Caption"',
    select: '/media/',
  },
  {
    name: 'Film',
    shows: 'The film stands here. It plays when a visitor asks for it.',
    words: 'film video youtube vimeo',
    insert: '::film address="https://" title="What it is about"',
    select: 'https://',
  },
  {
    name: 'Embed',
    shows: 'It is loaded here when a visitor asks for it.',
    words: 'embed frame map',
    insert: '::embed address="https://" title="What it shows"',
    select: 'https://',
  },
] as const

/** What stands for a block in the preview beside a form. */
export const blockHere = (name: string, about: string, shows: string): string =>
  `${about === '' ? name : `${name}: ${about}`}. ${shows}`
