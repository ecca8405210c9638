import type { ChangedContent } from '#contract/content/group.ts'

/** Groups of words on every page: the frame, what opens over pages, and what every page calls the others. */
const everywhere = [
  'frame',
  'intro',
  'frameLabels',
  'failureLabels',
  'controlLabels',
  'searchFieldLabels',
  'searchLabels',
  'formLabels',
]
const titles = [
  'home.title',
  'projects.title',
  'publications.title',
  'team.title',
  'categories.title',
  'newsLabels.title',
  'grantLabels.title',
]

const purpose = ['mission', 'vision', 'values', 'homeLabels']
const publications = ['publications', 'publicationListLabels', 'links', 'notices']
const people = ['team', 'teamLabels']
const projects = ['projects', 'projectListLabels']
const project = ['projectLabels', 'responsibleAiLabels', 'stateLabels', 'query', 'figureLabels']
const contact = ['contact', 'contactLabels']

/** Which further groups a page shows, by the first part of its address. */
const groupsOn: Readonly<Record<string, readonly string[]>> = {
  '': ['home', ...purpose],
  about: ['about', ...purpose],
  projects,
  project: [...projects, ...project, ...publications],
  team: people,
  person: [...people, ...publications],
  publications,
  publication: [...publications, 'publicationLabels'],
  research: ['researchLabels', 'stateLabels'],
  grants: ['grantLabels'],
  grant: ['grantLabels', 'stateLabels', ...publications],
  news: ['newsLabels', 'figureLabels'],
  categories: ['categories', 'categoryLabels'],
  category: ['categories', 'categoryLabels'],
  contactus: contact,
  newsletter: ['newsletterLabels'],
  search: [],
}

/** What pages of the group's own can show in their blocks. */
const ofOwnPages = [
  'blockLabels',
  'figureLabels',
  'query',
  ...people,
  ...projects,
  ...publications,
  ...contact,
]

const namesOf = (groups: readonly string[], content: ChangedContent): ChangedContent =>
  Object.fromEntries(
    Object.entries(content).filter(([name]) => groups.includes(name.slice(0, name.indexOf('.')))),
  )

const known = new WeakMap<ChangedContent, Map<string, ChangedContent>>()

/** A part of the words, picked once for each state of them. */
const pickOnce = (
  content: ChangedContent,
  part: string,
  pick: () => ChangedContent,
): ChangedContent => {
  const parts = known.get(content) ?? new Map<string, ChangedContent>()
  known.set(content, parts)
  const picked = parts.get(part) ?? pick()
  parts.set(part, picked)
  return picked
}

/** What every page needs of the words. */
export const wordsEverywhere = (content: ChangedContent): ChangedContent =>
  pickOnce(content, 'everywhere', () => ({
    ...namesOf(everywhere, content),
    ...Object.fromEntries(Object.entries(content).filter(([name]) => titles.includes(name))),
  }))

/** What the page at an address needs besides; a preview can show anything. */
export const wordsAt = (path: string, content: ChangedContent): ChangedContent => {
  const part = path.split('/')[1]?.toLowerCase() ?? ''
  if (part === 'preview') return content
  const groups = groupsOn[part]
  return pickOnce(content, groups ? `at ${part}` : 'own page', () =>
    namesOf(groups ?? ofOwnPages, content),
  )
}
