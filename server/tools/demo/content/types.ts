import type { CategoryFields } from '#contract/category/category.ts'
import type { GrantInput } from '#contract/grant/grant.ts'
import type { MilestoneFields } from '#contract/post/milestone.ts'
import type { ResponsibleAi } from '#contract/post/responsible-ai.ts'
import type { Profile, ProfileInput } from '#contract/profile/profile.ts'
import type { SocialLink } from '#contract/profile/social-link.ts'
import type { NewPublication, PublicationFields } from '#contract/publication/publication.ts'

export type CategoryKey = 'oncology' | 'neurology' | 'cardiology' | 'sleep' | 'prevention' | 'data'

export type PersonKey =
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

export type ProjectKey =
  | 'glioma'
  | 'radiotherapy'
  | 'brain-age'
  | 'seizure'
  | 'sleep'
  | 'arrhythmia'
  | 'prevention'
  | 'federated'

/** The name of a picture in the manifest of `media/out`. */
export type PictureName = `${'portrait' | 'partner' | 'banner' | 'figure' | 'post'}-${string}`

export interface ExampleCategory extends CategoryFields {
  readonly key: CategoryKey
}

/** What everyone says about themselves; the rest only where there is something to say. */
type Introduction = Pick<
  Profile,
  'name' | 'email' | 'about' | 'designation' | 'qualifications' | 'AreaofInterest' | 'socialLinks'
>

export interface ExamplePerson
  extends Introduction,
    Pick<ProfileInput, 'pronouns' | 'positions' | 'otherNames' | 'nextPosition'> {
  readonly key: PersonKey
  /** Not everyone has sent one. */
  readonly picture?: PictureName
}

export interface ExampleTeam {
  readonly name: string
  readonly people: readonly ExamplePerson[]
}

export interface ExampleSection {
  readonly name: string
  readonly content: string
  readonly pictures?: readonly { readonly name: PictureName; readonly alt: string }[]
}

export interface ExampleProgress {
  /** The day on which it was entered. */
  readonly date: string
  readonly description: string
  readonly contributors: readonly PersonKey[]
  readonly pictures?: readonly PictureName[]
}

export interface ExampleProject {
  readonly key: ProjectKey
  readonly category: CategoryKey
  readonly title: string
  readonly shortDesc: string
  /** Markdown; `picture:name` stands for the address of a picture that a section or entry shows. */
  readonly content: string
  readonly picture: PictureName
  readonly references: readonly string[]
  readonly grant: string
  /** Where there is something to say. */
  readonly responsibleAi?: ResponsibleAi
  readonly contributors: readonly PersonKey[]
  /** The last one is shown after the progress: it looks ahead. */
  readonly sections: readonly ExampleSection[]
  readonly milestones: readonly MilestoneFields[]
  readonly progress: readonly ExampleProgress[]
}

/** Its DOI and its projects follow from its link: projects refer to it by that. */
export interface ExamplePublication
  extends PublicationFields,
    Pick<
      NewPublication,
      'venue' | 'volume' | 'issue' | 'pages' | 'keywords' | 'links' | 'versions' | 'featured'
    > {}

/** Its publications are those of its projects. */
export interface ExampleGrant
  extends Required<Pick<GrantInput, 'name' | 'funder' | 'number' | 'from' | 'until' | 'amount'>> {
  readonly people: readonly PersonKey[]
  readonly projects: readonly ProjectKey[]
}

export interface ExampleLatestPost {
  readonly title: string
  readonly description: string
  readonly picture: PictureName
  /** The day of the news. */
  readonly date: string
  /** Markdown: then it has a page of its own. */
  readonly content?: string
  readonly leadsTo: { readonly project: ProjectKey } | { readonly path: `/${string}` }
}

export interface ExamplePartner {
  readonly link: string
  readonly picture: PictureName
}

/** Everything a fresh installation shows. */
export interface ExampleContent {
  readonly categories: readonly ExampleCategory[]
  readonly teams: readonly ExampleTeam[]
  readonly projects: readonly ExampleProject[]
  readonly publications: readonly ExamplePublication[]
  readonly grants: readonly ExampleGrant[]
  readonly latestPosts: readonly ExampleLatestPost[]
  readonly partners: readonly ExamplePartner[]
}

/** A person's pages on the networks; the addresses lead nowhere real. */
export const pagesOf = (handle: string, ...networks: readonly SocialLink['name'][]): SocialLink[] =>
  networks.map((name) => ({ name, url: `https://example.org/${name}/${handle}` }))
