import type { PageStringGroups } from '../fields.ts'
import type { LabelGroups } from '../labels/label-groups.ts'

/** Names of fields that translations leave out, such as pictures. */
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

/** Translated texts of a group. A missing text is a type error. */
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

type PageWords = { readonly [G in keyof PageStringGroups]: Words<PageStringGroups[G]['defaults']> }
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

/** Texts of the home page, the about page, header and footer. */
export type SiteStrings = Pick<PageWords, SiteGroup>
/** Texts of lists and forms. */
export type ListStrings = Omit<PageWords, SiteGroup>
/** Labels on the pages of entries. */
export type EntryLabels = Pick<Labels, EntryGroup>
/** Labels on all other pages. */
export type PageLabels = Omit<Labels, EntryGroup>

/** All fixed texts of the public site in one language. */
export type BuiltInTranslation = SiteStrings & ListStrings & EntryLabels & PageLabels
