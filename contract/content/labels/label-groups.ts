import type { ContentPage } from '../content-field.ts'
import { categoryLabels } from './categories.ts'
import { collectionLabels } from './collections.ts'
import { contactLabels } from './contact.ts'
import { controlLabels } from './controls.ts'
import { figureLabels } from './figures.ts'
import { formLabels } from './forms.ts'
import { failureLabels, frameLabels } from './frame.ts'
import { grantLabels } from './grants.ts'
import { homeLabels } from './home.ts'
import { languageLabels } from './languages.ts'
import { newsLabels } from './news.ts'
import { newsletterLabels } from './newsletter.ts'
import { mailLabels } from './newsletter-mails.ts'
import { blockLabels } from './own-pages.ts'
import { projectLabels, projectListLabels, responsibleAiLabels } from './projects.ts'
import { publicationLabels, publicationListLabels } from './publications.ts'
import { researchLabels, stateLabels } from './research.ts'
import { searchLabels } from './search.ts'
import { searchFieldLabels } from './search-field.ts'
import { teamLabels } from './team.ts'
import { timeLabels } from './times.ts'

/** All groups of labels, with their page of the Site panel. */
const labelGroups = {
  homeLabels: { on: 'home', group: homeLabels },
  projectListLabels: { on: 'projects', group: projectListLabels },
  projectLabels: { on: 'project', group: projectLabels },
  responsibleAiLabels: { on: 'project', part: 'Responsible AI', group: responsibleAiLabels },
  figureLabels: { on: 'project', part: 'Scans and recordings', group: figureLabels },
  teamLabels: { on: 'team', group: teamLabels },
  publicationListLabels: { on: 'publications', part: 'List', group: publicationListLabels },
  publicationLabels: { on: 'publications', part: 'A publication', group: publicationLabels },
  researchLabels: { on: 'research', group: researchLabels },
  stateLabels: { on: 'research', part: 'State', group: stateLabels },
  grantLabels: { on: 'grants', group: grantLabels },
  newsLabels: { on: 'news', group: newsLabels },
  newsletterLabels: { on: 'newsletter', group: newsletterLabels },
  mailLabels: { on: 'newsletter', part: 'Mails', group: mailLabels },
  categoryLabels: { on: 'categories', group: categoryLabels },
  contactLabels: { on: 'contact', group: contactLabels },
  searchLabels: { on: 'search', group: searchLabels },
  searchFieldLabels: { on: 'search', part: 'Search field', group: searchFieldLabels },
  collectionLabels: { on: 'own', part: 'Collections', group: collectionLabels },
  blockLabels: { on: 'own', part: 'Blocks', group: blockLabels },
  failureLabels: { on: 'missing', group: failureLabels },
  frameLabels: { on: 'frame', group: frameLabels },
  languageLabels: { on: 'frame', part: 'Languages', group: languageLabels },
  controlLabels: { on: 'frame', part: 'Controls', group: controlLabels },
  formLabels: { on: 'frame', part: 'Forms', group: formLabels },
  timeLabels: { on: 'frame', part: 'Dates', group: timeLabels },
} as const satisfies Record<
  string,
  { on: ContentPage; part?: string; group: { name: string; defaults: object } }
>

type Names<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Names<T[K]>}`
}[keyof T & string]

/** All groups of labels by group name. The type of all translations derives from it. */
export type LabelGroups = typeof labelGroups
type Groups = LabelGroups

export type LabelName = {
  [G in keyof Groups]: `${G}.${Names<Groups[G]['group']['defaults']>}`
}[keyof Groups]

const flatten = (prefix: string, value: unknown): (readonly [string, string])[] => {
  if (typeof value === 'string') return [[prefix, value]]
  return Object.entries(value ?? {}).flatMap(([name, each]) => flatten(`${prefix}.${name}`, each))
}

/** Displayed word for the last part of a label's name, such as `title`, in the admin area. */
const roles: Readonly<Record<string, string>> = {
  title: 'Title',
  eyebrow: 'Small line above the headline',
  heading: 'Headline',
  doneHeading: 'Once done: headline',
  intro: 'Introduction',
  text: 'Text',
  doneText: 'Once done: text',
  button: 'Button',
  submit: 'Button',
  one: 'One',
  other: 'Several',
}

/**
 * Displayed situation for the second to last part of a label's name, such as `empty`, in the admin
 * area.
 */
const moments: Readonly<Record<string, string>> = {
  empty: 'When there is nothing yet',
  none: 'When nothing matches',
  failed: 'When it cannot be loaded',
}

/** Displayed word for labels whose last part is not in `roles`. */
const otherRole = 'Label'

/** Returns the name of a label in the admin area: situation, role and default text. */
const nameOfLabel = (name: string, shipped: string, part: string | undefined): string => {
  const [last = '', before = ''] = name.split('.').toReversed()
  const [first = otherRole, ...rest] = [part, moments[before], roles[last]].filter(
    (each) => each != null,
  )
  const lower = rest.map((each) => each.charAt(0).toLowerCase() + each.slice(1))
  return [first, ...lower, `“${shipped}”`].join(': ')
}

/** All labels with full name, displayed name, default text and page. */
export const labelDefinitions: readonly {
  readonly name: string
  readonly called: string
  readonly shipped: string
  readonly on: ContentPage
  /** Whether the default describes an invented group, as introductions do. */
  readonly isClaim: boolean
}[] = Object.values(labelGroups).flatMap(({ on, group, ...facts }) =>
  flatten(group.name, group.defaults).map(([name, shipped]) => ({
    name,
    shipped,
    on,
    called: nameOfLabel(name, shipped, 'part' in facts ? facts.part : undefined),
    isClaim: name === `${group.name}.intro`,
  })),
)
