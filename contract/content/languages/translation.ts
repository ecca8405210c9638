import type { PageGroups } from '../fields.ts'
import type { LabelGroups } from '../labels/label-groups.ts'

/** Which picture it is, and what else is the same in every language. */
type Fixed =
  | 'picture'
  | 'icon'
  | 'sections'
  | 'listAs'
  | 'groupBy'
  | 'lastUpdated'
  | 'privacy'
  | 'privacyLink'
  | 'privacyTarget'

/** The texts of a group in another language; one that is left out does not compile. */
type Words<T> = T extends string
  ? string
  : T extends readonly (infer Part)[]
    ? readonly Words<Part>[]
    : {
        readonly [K in keyof T as K extends Fixed
          ? T[K] extends object
            ? K extends 'sections'
              ? never
              : K
            : never
          : K]: Words<T[K]>
      }

type PageWords = { readonly [G in keyof PageGroups]: Words<PageGroups[G]['defaults']> }
type Labels = { readonly [G in keyof LabelGroups]: Words<LabelGroups[G]['group']['defaults']> }

type SiteGroup = 'home' | 'mission' | 'vision' | 'values' | 'about' | 'intro' | 'frame'
type EntryGroup =
  | 'projectListLabels'
  | 'projectLabels'
  | 'responsibleAiLabels'
  | 'figureLabels'
  | 'teamLabels'
  | 'publicationListLabels'
  | 'publicationLabels'
  | 'researchLabels'
  | 'stateLabels'
  | 'grantLabels'
  | 'mailLabels'

/** The home page, what the group works for, the about page and the frame. */
export type SiteWords = Pick<PageWords, SiteGroup>
/** The lists and the forms. */
export type ListWords = Omit<PageWords, SiteGroup>
/** What the pages of entries are labelled with. */
export type EntryLabels = Pick<Labels, EntryGroup>
/** What all other pages are labelled with. */
export type PageLabels = Omit<Labels, EntryGroup>

/** All fixed words of the public site in one language. */
export type Translation = SiteWords & ListWords & EntryLabels & PageLabels
