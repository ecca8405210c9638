import type { CategoryFields } from '#contract/category/category.ts'
import type { GrantInput } from '#contract/grant/grant.ts'
import type { MilestoneFields } from '#contract/post/milestone.ts'
import type { ResponsibleAi } from '#contract/post/responsible-ai.ts'
import type { Profile, ProfileInput } from '#contract/profile/profile.ts'
import type { SocialLink } from '#contract/profile/social-link.ts'
import type { NewPublication, PublicationFields } from '#contract/publication/publication.ts'

export type ExampleCategoryKey =
  | 'oncology'
  | 'neurology'
  | 'cardiology'
  | 'sleep'
  | 'prevention'
  | 'data'

export type ExamplePersonKey =
  | 'vantongeren'
  | 'merrick'
  | 'nwosu'
  | 'tanemori'
  | 'quintavalle'
  | 'haddaway'
  | 'aldarsson'
  | 'eze'
  | 'bainsford'
  | 'ferrandiz'
  | 'asare'
  | 'torabian'
  | 'karadagli'
  | 'wetterlind'
  | 'boone'
  | 'ramanathan'
  | 'delacourt'
  | 'oyelaran'
  | 'solheimsdal'
  | 'arrizabalanga'

export type ExampleProjectKey =
  | 'glioma'
  | 'radiotherapy'
  | 'brain-age'
  | 'seizure'
  | 'sleep'
  | 'arrhythmia'
  | 'prevention'
  | 'federated'

/** The name of a picture in the manifest of `media/out`. */
export type ExamplePictureName =
  `${'portrait' | 'partner' | 'banner' | 'figure' | 'post'}-${string}`

export interface ExampleCategory extends CategoryFields {
  readonly key: ExampleCategoryKey
}

type Introduction = Pick<
  Profile,
  'name' | 'email' | 'about' | 'designation' | 'qualifications' | 'AreaofInterest' | 'socialLinks'
>

export interface ExamplePerson
  extends Introduction,
    Pick<ProfileInput, 'pronouns' | 'positions' | 'otherNames' | 'nextPosition'> {
  readonly key: ExamplePersonKey
  /** Missing for people without a portrait. */
  readonly picture?: ExamplePictureName
}

export interface ExampleTeam {
  readonly name: string
  readonly people: readonly ExamplePerson[]
}

export interface ExampleSection {
  readonly name: string
  readonly content: string
  readonly pictures?: readonly { readonly name: ExamplePictureName; readonly alt: string }[]
}

export interface ExampleProgress {
  readonly date: string
  readonly description: string
  readonly contributors: readonly ExamplePersonKey[]
  readonly pictures?: readonly ExamplePictureName[]
}

export interface ExampleProject {
  readonly key: ExampleProjectKey
  readonly category: ExampleCategoryKey
  readonly title: string
  readonly shortDesc: string
  /** Markdown in which `picture:NAME` is replaced by the URL of a section's or entry's picture. */
  readonly content: string
  readonly picture: ExamplePictureName
  readonly references: readonly string[]
  readonly grant: string
  readonly responsibleAi?: ResponsibleAi
  readonly contributors: readonly ExamplePersonKey[]
  /** The last section is shown below the progress entries, because it is about future work. */
  readonly sections: readonly ExampleSection[]
  readonly milestones: readonly MilestoneFields[]
  readonly progress: readonly ExampleProgress[]
}

/** A publication. Projects refer to it by its link, from which the DOI is derived. */
export interface ExamplePublication
  extends PublicationFields,
    Pick<
      NewPublication,
      'venue' | 'volume' | 'issue' | 'pages' | 'keywords' | 'links' | 'versions' | 'featured'
    > {}

/** A grant, linked to the publications of its projects. */
export interface ExampleGrant
  extends Required<Pick<GrantInput, 'name' | 'funder' | 'number' | 'from' | 'until' | 'amount'>> {
  readonly people: readonly ExamplePersonKey[]
  readonly projects: readonly ExampleProjectKey[]
}

export interface ExampleLatestPost {
  readonly title: string
  readonly description: string
  readonly picture: ExamplePictureName
  readonly date: string
  readonly content?: string
  readonly leadsTo: { readonly project: ExampleProjectKey } | { readonly path: `/${string}` }
}

export interface ExamplePartner {
  readonly link: string
  readonly picture: ExamplePictureName
}

export interface ExampleContent {
  readonly categories: readonly ExampleCategory[]
  readonly teams: readonly ExampleTeam[]
  readonly projects: readonly ExampleProject[]
  readonly publications: readonly ExamplePublication[]
  readonly grants: readonly ExampleGrant[]
  readonly latestPosts: readonly ExampleLatestPost[]
  readonly partners: readonly ExamplePartner[]
}

/** Builds links to a person's profiles on networks. The URLs do not exist. */
export const buildExampleProfileLinks = (
  handle: string,
  ...networks: readonly SocialLink['name'][]
): SocialLink[] => networks.map((name) => ({ name, url: `https://example.org/${name}/${handle}` }))
