import type { ContentName } from '#contract/content/fields.ts'

type GroupName = ContentName extends `${infer Group}.${string}` ? Group : never

/** The `strings` that a route exports: names of the string groups that its page needs, in nested lists or not. */
export type RouteStringGroups = readonly (GroupName | readonly GroupName[])[] | 'all'

/** String groups that every page needs: header and footer, dialogs, and names of other pages. */
export const sharedStringGroups = [
  'frame',
  'intro',
  'frameLabels',
  'failureLabels',
  'controlLabels',
  'searchFieldLabels',
  'searchLabels',
  'formLabels',
] satisfies readonly GroupName[]

export const purposeStringGroups = [
  'mission',
  'vision',
  'values',
  'homeLabels',
] satisfies readonly GroupName[]

export const publicationStringGroups = [
  'publications',
  'publicationListLabels',
  'links',
  'notices',
] satisfies readonly GroupName[]

export const peopleStringGroups = ['team', 'teamLabels'] satisfies readonly GroupName[]

export const projectListStringGroups = [
  'projects',
  'projectListLabels',
] satisfies readonly GroupName[]

export const contactStringGroups = ['contact', 'contactLabels'] satisfies readonly GroupName[]
