import { contactContent } from '#contract/content/contact.ts'
import { frameContent, introContent } from '#contract/content/frame.ts'
import type { ContentGroup } from '#contract/content/group.ts'
import { contactLabels } from '#contract/content/labels/contact.ts'
import { controlLabels } from '#contract/content/labels/controls.ts'
import { formLabels } from '#contract/content/labels/forms.ts'
import { failureLabels, frameLabels } from '#contract/content/labels/frame.ts'
import { homeLabels } from '#contract/content/labels/home.ts'
import { projectListLabels } from '#contract/content/labels/projects.ts'
import { publicationListLabels } from '#contract/content/labels/publications.ts'
import { searchLabels } from '#contract/content/labels/search.ts'
import { searchFieldLabels } from '#contract/content/labels/search-field.ts'
import { teamLabels } from '#contract/content/labels/team.ts'
import { projectsContent } from '#contract/content/projects.ts'
import { linkNamesContent, noticeNamesContent } from '#contract/content/publication-marks.ts'
import { publicationsContent } from '#contract/content/publications.ts'
import { missionContent, valuesContent, visionContent } from '#contract/content/purpose.ts'
import { teamContent } from '#contract/content/team.ts'

/** Groups of strings that a page shows. A route exports them as `strings`, and its loader sends no others. */
export type StringGroups = readonly ContentGroup<object>[]

/** Strings of every page: the frame, what opens over pages, and the names of other pages. */
export const sharedStrings: StringGroups = [
  frameContent,
  introContent,
  frameLabels,
  failureLabels,
  controlLabels,
  searchFieldLabels,
  searchLabels,
  formLabels,
]

export const purposeStrings: StringGroups = [
  missionContent,
  visionContent,
  valuesContent,
  homeLabels,
]

export const publicationStrings: StringGroups = [
  publicationsContent,
  publicationListLabels,
  linkNamesContent,
  noticeNamesContent,
]

export const peopleStrings: StringGroups = [teamContent, teamLabels]

export const projectListStrings: StringGroups = [projectsContent, projectListLabels]

export const contactStrings: StringGroups = [contactContent, contactLabels]
