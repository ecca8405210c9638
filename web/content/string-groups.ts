import type { ContentName } from '#contract/content/fields.ts'

type GroupName = ContentName extends `${infer Group}.${string}` ? Group : never

/** The `strings` that a route exports: names of the string groups that its page needs, in nested lists or not. */
export type PageStrings = readonly (GroupName | readonly GroupName[])[] | 'all'

/** Strings of every page: frame, dialogs, and names of other pages. */
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
