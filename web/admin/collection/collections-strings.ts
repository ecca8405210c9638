import type { CollectionFieldType } from '#contract/collection/collection-field.ts'
import { collectionPanelStrings } from './collection-panel-strings.ts'

const number = (count: number): string => count.toLocaleString('en')

const countItems = (count: number): string => (count === 1 ? '1 item' : `${number(count)} items`)

export const collectionListStrings = {
  ...collectionPanelStrings,
  intro: (total: number) => (total === 1 ? '1 collection' : `${number(total)} collections`),
  add: 'Add Collection',
  edit: 'Edit Collection',
  view: (name: string) => `Look at ${name}`,
  items: countItems,
  drafts: (count: number) => (count === 1 ? '1 draft' : `${number(count)} drafts`),
  empty: {
    title: 'No collections yet',
    text: 'Talks, software, open positions, courses: everything your group publishes can have a list, pages and a form of its own.',
  },
  confirmDelete: 'Are you sure you want to delete this collection?',
  /** Consequence of deleting a collection. */
  deletes: (count: number) =>
    count === 0
      ? 'It has no items. You can bring it back from the trash.'
      : `${countItems(count)} ${count === 1 ? 'goes' : 'go'} to the trash with it, and the pages disappear from the site. You can bring everything back from the trash.`,
  state: {
    empty: 'Empty',
    drafts: 'Nothing published',
    shown: 'On the site',
  },
  shownIn: { inMenu: 'menu', inFeed: 'feed', inNewsletter: 'newsletter' },
  in: (places: readonly string[]) => `In ${new Intl.ListFormat('en').format(places)}`,
}

export const presetStrings = {
  title: 'What else does your group publish?',
  text: 'Everything can be changed afterwards: names, fields, how it looks.',
  holds: (fields: readonly string[]) => fields.join(' · '),
  add: (name: string) => `Add ${name}`,
  again: 'You have one already. This adds another.',
  own: {
    name: 'Something else',
    text: 'Begin with a name, and add your own fields.',
    label: 'Start empty',
  },
  loading: 'Loading…',
}

export const collectionFormStrings = {
  names: { one: 'Name of one', many: 'Name of several' },
  namesHint: { one: 'Such as “Talk”.', many: 'Such as “Talks”. Heads the list.' },
  folder: 'Address',
  folderHint: 'Behind the name of your site, such as /talks.',
  /** Consequence of a new address. */
  redirects: (before: string, after: string) =>
    `${before} will redirect to ${after}, and so will the pages of all items. Nothing that links here breaks.`,
  folderFree: (path: string) => `${path} is free.`,
  folderTaken: {
    collection: (name: string) => `${name} are at this address.`,
    page: (title: string, path: string) =>
      `The page “${title}” is at ${path}. Give it another address first.`,
    language: 'The site in another language is at this address.',
  },
  intro: 'Introduction',
  introHint: 'Above the list.',
  sections: {
    fields: 'Fields',
    list: 'The list',
    places: 'Where it appears',
  },
  builtIn:
    'Every item has a title, a main picture and, if you like, dates. Add what else it needs.',
  look: 'Look',
  looks: {
    cards: ['Cards', 'Pictures side by side'],
    rows: ['Rows', 'A programme, date by date'],
    years: ['Years', 'The year beside its items'],
  },
  dates: 'Dates',
  dateChoices: [
    ['none', 'No date'],
    ['day', 'One date'],
    ['span', 'First and last day'],
  ],
  order: 'Order',
  orders: [
    ['newest', 'Newest first'],
    ['oldest', 'Oldest first'],
    ['title', 'By title'],
    ['position', 'By hand'],
  ],
  past: 'When the last day is over',
  pastChoices: [
    ['together', 'Stays where it is'],
    ['below', 'Moves below, under “Past”'],
    ['hidden', 'Leaves the list; its page stays'],
  ],
  hasPages: 'Every item has its own page',
  hasPagesHint: 'Without pages, the list shows everything.',
  places: {
    inMenu: ['In the menu', 'A link to the list.'],
    inFeed: ['In the feed', 'Readers of the feed get new items.'],
    inNewsletter: ['In the newsletter', 'New items are offered for the next issue.'],
  },
  schema: 'Search engines see it as',
  schemaHint: 'They may show more of it, such as the date of an event.',
  schemas: [
    ['', 'An entry'],
    ['Event', 'Event'],
    ['JobPosting', 'Job'],
    ['SoftwareSourceCode', 'Software'],
    ['Dataset', 'Data set'],
    ['Course', 'Course'],
    ['Thesis', 'Thesis'],
    ['NewsArticle', 'Article in the press'],
    ['VideoObject', 'Video'],
    ['CreativeWork', 'Work'],
  ],
} as const

export const collectionFieldStrings = {
  add: 'Add field',
  unnamed: 'Field without a name',
  label: 'Name',
  help: 'Help',
  helpHint: 'Below the field in the form.',
  type: 'Kind',
  types: {
    line: 'Short text',
    markdown: 'Long text',
    date: 'Date',
    number: 'Number',
    link: 'Link',
    choice: 'Choice',
    flag: 'Yes or no',
    picture: 'Picture',
    file: 'File',
    people: 'People',
    projects: 'Projects',
    publications: 'Publications',
    grants: 'Grants',
    items: 'Items of a collection',
  } satisfies Readonly<Record<CollectionFieldType, string>>,
  typeGroups: { values: 'Values', links: 'Links to other entries' },
  required: 'Required for publishing',
  multiple: 'Several possible',
  inList: 'Shown in lists',
  isFilter: 'Visitors can filter by it',
  unit: 'Unit',
  unitHint: 'Behind the number, such as credits.',
  target: 'Of',
  anyCollection: 'All collections',
  options: 'Choices',
  option: (at: number) => `Choice ${at}`,
  addOption: 'Add choice',
  removeOption: (label: string) => `Remove ${label}`,
  makeOptions: (count: number) => `Make ${count === 1 ? 'a choice' : `${count} choices`} of them`,
  facts: {
    required: 'required',
    multiple: 'several',
    inList: 'in lists',
    isFilter: 'filter',
    changed: 'was',
  },
  archive: 'Archive',
  archiveField: (name: string) => `Archive ${name}`,
  remove: 'Remove',
  removeField: (name: string) => `Remove ${name}`,
  archived: (count: number) => (count === 1 ? '1 archived field' : `${count} archived fields`),
  archivedHint: 'Forms and pages leave archived fields out. Their values stay stored.',
  bringBack: 'Bring back',
  bringBackField: (name: string) => `Bring back ${name}`,
  /** Consequence of archiving a field. */
  keeps: (count: number) => {
    if (count === 0) return 'No item has a value.'
    return `${countItems(count)} ${count === 1 ? 'has' : 'have'} a value. It stays stored and comes back with the field.`
  },
}

export const typeTrialStrings = {
  checking: 'Checking the values…',
  failed: 'The values could not be checked.',
  none: 'No item has a value yet. Nothing is lost.',
  fits: (count: number) => (count === 1 ? '1 value fits.' : `${number(count)} values fit.`),
  misfits: (count: number) =>
    count === 1 ? '1 value does not fit:' : `${number(count)} values do not fit:`,
  more: (count: number) => `And ${number(count)} more.`,
  kept: (type: string) =>
    `What does not fit disappears from pages and forms but stays stored. Choose “${type}” again, and it is back.`,
  keptOptions:
    'What does not fit disappears from pages and forms but stays stored. Put the choice back, and it is back.',
}

export const collectionPreviewStrings = {
  list: 'List',
  entry: 'Page of an item',
  sample: 'With invented items, because there are none yet.',
  noPages: 'Items have no pages of their own.',
  frame: 'Preview',
  sampleTitles: ['A first example', 'A second example with a longer title', 'A third example'],
  sampleText: 'A sentence or two that say what it is about.',
  sampleLine: 'An example',
  sampleName: 'Ada Lovelace',
}
