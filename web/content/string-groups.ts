import type { ContentName } from '#contract/content/fields.ts'

type GroupName = ContentName extends `${infer Group}.${string}` ? Group : never

/** What a route exports as `strings`: the groups of strings that its page shows, by name, also in lists. */
export type PageStrings = readonly (GroupName | readonly GroupName[])[] | 'all'

/** Strings of every page: the frame, what opens over pages, and the names of other pages. */
export const sharedStrings = [
  'frame',
  'intro',
  'frameLabels',
  'failureLabels',
  'controlLabels',
  'searchFieldLabels',
  'searchLabels',
  'formLabels',
] satisfies readonly GroupName[]

export const purposeStrings = [
  'mission',
  'vision',
  'values',
  'homeLabels',
] satisfies readonly GroupName[]

export const publicationStrings = [
  'publications',
  'publicationListLabels',
  'links',
  'notices',
] satisfies readonly GroupName[]

export const peopleStrings = ['team', 'teamLabels'] satisfies readonly GroupName[]

export const projectListStrings = ['projects', 'projectListLabels'] satisfies readonly GroupName[]

export const contactStrings = ['contact', 'contactLabels'] satisfies readonly GroupName[]
