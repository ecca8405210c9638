import type { ImportableSystem, ImportedFiles } from '#contract/move/move-in.ts'

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`

const entries = (count: number) => counted(count, 'entry', 'entries')

const group = (name: string, one: string, many: string) => ({
  name,
  tally: (count: number) => counted(count, one, many),
})

type Group = ReturnType<typeof group>

/** Names of the kinds of imported entries, in display order. */
const kinds: Readonly<Record<string, Group>> = {
  person: group('People', 'person', 'people'),
  team: group('Teams', 'team', 'teams'),
  project: group('Projects', 'project', 'projects'),
  category: group('Categories', 'category', 'categories'),
  publication: group('Publications', 'publication', 'publications'),
  news: group('News', 'piece of news', 'pieces of news'),
  page: group('Pages', 'page', 'pages'),
  redirect: group('Old addresses that lead on', 'old address', 'old addresses'),
  grant: group('Grants', 'grant', 'grants'),
  logo: group('Partners', 'partner', 'partners'),
  issue: group('Issues of the newsletter', 'issue', 'issues'),
  site: group('Settings, words and menus', 'setting', 'settings'),
}

/** Returns the names of a kind of imported entries. Unknown kinds get names derived from their key. */
const namesOf = (kind: string): Group => kinds[kind] ?? group(kind, kind, `${kind}s`)

const systems: Readonly<Record<ImportableSystem, string>> = {
  'al-folio': 'al-folio',
  hugoblox: 'HugoBlox',
  'lab-website-template': 'lab-website-template',
  wordpress: 'WordPress',
  csv: 'a table',
  salus: 'Salus',
}

export const siteImportStrings = {
  title: 'Bring your old site',
  label: 'Bring your old site',
  intro: 'Nothing is saved before you have seen what becomes of it, and all of it can be undone.',
  sources: [
    ['al-folio, HugoBlox (or Wowchemy), lab-website-template', 'the folder of the site, as a ZIP'],
    ['WordPress', 'the export of all content (.xml), or a ZIP of it with wp-content/uploads'],
    ['Another Salus', 'its export, as it is'],
    ['A table of people', 'CSV with name, email, role, team, orcid, from, until, about'],
    ['A table of publications', 'CSV with title, authors, year, doi, venue, url, type'],
  ],
  chooseFile: 'Choose a file',
  dropHint: 'or drop it here: ZIP, XML or CSV, up to 200 MB',
  removeFile: 'Remove',
  larger: 'A larger site comes in by a command where Salus runs:',
  read: 'Preview',
  reading: 'Reading the site',
  saving: 'Moving in',
  undoing: 'Taking it back',
  progress: (done: number, total: number) =>
    `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  from: (system: ImportableSystem) => `From ${systems[system]}`,
  groups: (found: readonly string[]): Readonly<Record<string, Group>> => ({
    ...kinds,
    ...Object.fromEntries(found.map((kind) => [kind, namesOf(kind)])),
    example: group('Examples of the theme', 'example of the theme', 'examples of the theme'),
    failed: group('Cannot be kept', 'cannot be kept', 'cannot be kept'),
  }),
  kindOf: (kind: string) => namesOf(kind).tally(1).replace('1 ', ''),
  /** Numbers of items by kind, such as “12 people · 1 team”. */
  tally: (items: readonly { readonly kind: string }[]) => {
    const counts = Map.groupBy(items, ({ kind }) => kind)
    const known = Object.keys(kinds)
    const inOrder = [...known, ...[...counts.keys()].filter((kind) => !known.includes(kind))]
    return inOrder
      .filter((kind) => counts.has(kind))
      .map((kind) => namesOf(kind).tally(counts.get(kind)?.length ?? 0))
      .join(' · ')
  },
  count: entries,
  chooseAll: (name: string) => `All: ${name}`,
  more: (count: number) => `Show ${count.toLocaleString('en')} more`,
  becomes: 'What it becomes',
  staysOut: 'What stays out',
  here: (count: number) => `${count.toLocaleString('en')} here already`,
  files: (count: number) => counted(count, 'file', 'files'),
  allHere: 'Everything in it is here already.',
  nothingLeft: 'Every file becomes something.',
  allFiles: 'All files',
  fileCounts: ({ total, entries, used, left }: ImportedFiles) =>
    `Of ${counted(total, 'file', 'files')}: ${entries.toLocaleString('en')} for entries, ${used.length.toLocaleString('en')} shown or read with them, ${left.toLocaleString('en')} left out.`,
  shownFiles: 'Shown or linked by an entry',
  readFiles: 'Read with the entries: settings, lists and the like',
  usedBy: (source: string) => `in ${source}`,
  drafts: (count: number) => `${entries(count)} only as a draft, which visitors do not see`,
  notBroughtIn: (count: number) =>
    `${entries(count)} left out, because they were not chosen or what they lead to is missing`,
  failures: (count: number) => `${entries(count)} could not be brought in`,
  save: (count: number) => `Bring in ${entries(count)}`,
  saved: (count: number) => `${entries(count)} moved in.`,
  see: 'See the site',
  undo: 'Undo',
  undone: 'It is taken back. What had been added is in the trash.',
  edited: 'These had been edited since and are in the trash as well:',
  editedSettings: 'These had been edited since and stay as they are:',
  home: 'Your home page would look like this',
  homeLeftOut: 'Your home page stays as it is: settings, words and menus are left out.',
  checkShipped: 'Read once what your old site did not say:',
  shipped: 'Still as shipped',
  facts: {
    name: 'Name',
    tagline: 'Tagline',
    address: 'Address',
    email: 'E-mail',
    phone: 'Phone',
    social: 'Networks',
    menu: 'Menu',
  },
  notStated: 'Not stated: left empty',
  failed: 'The site could not be read',
  again: 'Choose another file',
}
