import { accountEntity } from './administrator.ts'
import { siteBrandEntity } from './brand.ts'
import { categoryApi, categoryEntity } from './category.ts'
import { frontPageApi, frontPageEntity } from './front-page.ts'
import { grantApi, grantEntity } from './grant.ts'
import { logoApi, logoEntity } from './logo.ts'
import { messageEntity } from './message.ts'
import { milestoneEntity } from './milestone.ts'
import { subscriberEntity } from './newsletter.ts'
import { issueEntity } from './newsletter-issue.ts'
import { pageApi, pageEntity } from './page.ts'
import { postApi, postEntity } from './post.ts'
import { profileApi, profileEntity } from './profile.ts'
import { publicationApi } from './publication.ts'
import { publicationEntity } from './publication-entity.ts'
import { researchProgressApi, researchProgressEntity } from './research-progress.ts'
import { settingsEntity } from './settings.ts'
import { siteContentEntity } from './site.ts'
import { siteMenusEntity } from './site-menus.ts'
import { subPostEntity } from './sub-post.ts'
import { teamApi, teamEntity } from './team.ts'

/** Every entity. What refers to another comes after it, so that they can be added in this order. */
export const entities = [
  accountEntity,
  settingsEntity,
  siteContentEntity,
  siteMenusEntity,
  siteBrandEntity,
  categoryEntity,
  profileEntity,
  teamEntity,
  postEntity,
  subPostEntity,
  milestoneEntity,
  researchProgressEntity,
  publicationEntity,
  grantEntity,
  frontPageEntity,
  pageEntity,
  logoEntity,
  messageEntity,
  subscriberEntity,
  issueEntity,
] as const

export type Entity = (typeof entities)[number]

/** The calls of the entities, by entity. */
export const entityApi = {
  category: categoryApi,
  post: postApi,
  researchProgress: researchProgressApi,
  profile: profileApi,
  publication: publicationApi,
  grant: grantApi,
  frontPage: frontPageApi,
  page: pageApi,
  team: teamApi,
  logo: logoApi,
}

/** What people call entities of a kind. */
export const labelOf = (kind: string): string =>
  entities.find(({ name }) => name === kind)?.label ?? kind
