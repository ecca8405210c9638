/** Every fixed word about publications. */
export const publications = {
  title: 'Publications',
  eyebrow: 'Evidence',
  heading: 'Our Publications',
  intro:
    'Papers, data sets and talks from the group, newest first. Each one links to the place where it can be read in full.',
  learnMore: 'Learn More',
  about: (title: string) => `about ${title}`,
  empty: {
    title: 'Nothing published here yet',
    text: 'Our first papers will appear on this page.',
  },
  failed: {
    title: 'The list could not be loaded',
    text: 'Please try again in a moment.',
  },
}

/** Every fixed word of the panel in which publications are kept. */
export const publicationPanel = {
  title: 'Publications',
  label: 'Publications',
  create: 'New publication',
  intro: (total: number) =>
    total === 1 ? '1 publication' : `${total.toLocaleString('en')} publications`,
  seenAt: '/publications',
  add: 'Add Publication',
  update: 'Update',
  edit: 'Update Publication',
  delete: 'Delete',
  cancel: 'Cancel',
  save: 'Save',
  confirmDelete: 'Are you sure you want to delete this publication?',
  empty: {
    title: 'No publications yet',
    text: 'Add the first one: it appears on the public page at once.',
    readOnly: 'Publications appear here once an administrator has added them.',
  },
  types: [
    'Journal article',
    'Conference paper',
    'Preprint',
    'Review',
    'Book chapter',
    'Data set',
    'Talk',
  ],
  sorts: [
    ['newest', 'Newest first'],
    ['oldest', 'Oldest first'],
    ['title', 'By title'],
    ['type', 'By type'],
  ] as const,
  columns: { title: 'Title', date: 'Date', type: 'Type' },
  fields: {
    title: 'Title',
    authors: 'Authors',
    authorsHint: 'As they are printed, separated by commas.',
    date: 'Publication Date',
    type: 'Publication Type',
    link: 'Publication Link',
    summary: 'Summary',
  },
}
