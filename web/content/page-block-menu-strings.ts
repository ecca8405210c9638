import type { MarkdownSnippet } from '#web/ui/markdown/insert.ts'

/** Blocks that the menu of an editor inserts into a page: label, inputs and Markdown. */
export const pageBlockSnippets: readonly MarkdownSnippet[] = [
  {
    name: 'People of a team',
    words: 'people team members staff',
    insert: '::people',
    fields: [{ name: 'team', label: 'Team', choices: 'teams', required: true }],
  },
  {
    name: 'All people',
    words: 'people team members staff everyone',
    insert: '::people',
  },
  {
    name: 'Publications',
    words: 'publications papers list filter',
    insert: '::publications',
    fields: [
      { name: 'year', label: 'Year', choices: 'years' },
      { name: 'type', label: 'Type', choices: 'types' },
      { name: 'person', label: 'Person', choices: 'people' },
      { name: 'project', label: 'Project', choices: 'projects' },
      { name: 'topic', label: 'Topic', choices: 'topics' },
      { name: 'limit', label: 'At most', type: 'number' },
    ],
  },
  {
    name: 'Projects of a category',
    words: 'projects category',
    insert: '::projects',
    fields: [
      { name: 'category', label: 'Category', choices: 'categories' },
      { name: 'limit', label: 'At most', type: 'number' },
    ],
  },
  {
    name: 'News',
    words: 'news posts latest blog',
    insert: '::news',
    fields: [{ name: 'limit', label: 'At most', type: 'number' }],
  },
  {
    name: 'List of a collection',
    words: 'list collection items entries talks events software data models courses awards press',
    insert: '::list',
    fields: [
      { name: 'collection', label: 'Collection', choices: 'collections', required: true },
      { name: 'person', label: 'Person', choices: 'people' },
      { name: 'project', label: 'Project', choices: 'projects' },
      { name: 'look', label: 'Look', choices: 'looks' },
      { name: 'limit', label: 'At most', type: 'number' },
    ],
  },
  {
    name: 'Open position',
    words: 'open position job vacancy phd postdoc apply',
    insert: ':::position\nWhat the work is about, and whom you look for.\n:::',
    select: 'What the work is about, and whom you look for.',
    fields: [
      { name: '', label: 'Position', required: true },
      {
        name: 'until',
        label: 'Apply until',
        type: 'date',
        hint: 'It leaves the page after this day.',
      },
      { name: 'apply', label: 'Where to apply', hint: 'A mail address, or one with https://.' },
    ],
  },
  {
    name: 'Contact form',
    words: 'contact form message',
    insert: '::contact',
  },
  {
    name: 'Address of the group',
    words: 'address place mail telephone imprint',
    insert: '::address',
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
    insert: '::figure',
    fields: [
      { name: 'picture', label: 'Picture', type: 'picture', required: true },
      { name: 'alt', label: 'What it shows', required: true },
      { name: 'caption', label: 'Caption' },
    ],
  },
  {
    name: 'Film',
    words: 'film video youtube vimeo',
    insert: '::film',
    fields: [
      { name: 'address', label: 'Address', type: 'url', required: true },
      { name: 'title', label: 'What it is about', required: true },
    ],
  },
  {
    name: 'Embed',
    words: 'embed frame map',
    insert: '::embed',
    fields: [
      { name: 'address', label: 'Address', type: 'url', required: true },
      { name: 'title', label: 'What it shows', required: true },
    ],
  },
]
