import type { ContentField } from './content-field.ts'
import { type ContentName, contentDefaults, contentFields, contentNames } from './fields.ts'
import type { ChangedContent, ContentValue } from './group.ts'
import { type HomeSection, homeSections } from './home.ts'
import { allLabels } from './labels/label-groups.ts'

const labelNames: ReadonlySet<string> = new Set(allLabels.map(({ name }) => name))

/** Buttons and labels are shorter than this; they say nothing about a group. */
const longestLabel = 60

const isSaid = (value: ContentValue | undefined): boolean =>
  typeof value === 'string' ? value !== '' : value !== undefined

const speaksOfTheGroup = (name: string, field: ContentField): boolean => {
  if (labelNames.has(name)) return /\.(?:heading|intro)$/.test(name)
  if (field.kind === 'line') return field.most > longestLabel
  return ['text', 'picture', 'film', 'list'].includes(field.kind)
}

/** Sentences and pictures that ship with the site and describe an invented group. */
const spoken: readonly ContentName[] = contentNames.filter(
  (name) => speaksOfTheGroup(name, contentFields[name]) && isSaid(contentDefaults[name]),
)

/** The section of the home page that a field belongs to and nothing else shows. */
export const sectionOf = (name: ContentName): HomeSection | undefined => {
  const { on } = contentFields[name]
  if (on.some((page) => page !== 'home')) return undefined
  const [group = '', field = ''] = name.split('.')
  return homeSections.find(
    (section) => section !== 'hero' && (group === section || field.startsWith(section)),
  )
}

const isShown = (name: ContentName, changed: ChangedContent): boolean => {
  const section = sectionOf(name)
  const sections = changed['home.sections']
  if (section === undefined || !Array.isArray(sections)) return true
  return sections.some((each) => each.section === section)
}

/** Sentences and pictures that visitors see as they shipped, without those that fit the group as they are. */
export const stillShipped = (
  changed: ChangedContent,
  fitting: readonly string[],
): readonly ContentName[] =>
  spoken.filter(
    (name) => changed[name] === undefined && !fitting.includes(name) && isShown(name, changed),
  )
