import { accountEntity } from '#contract/account/administrator.ts'
import { categoryApi, categoryEntity } from '#contract/category/category.ts'
import { collectionApi, collectionEntity } from '#contract/collection/collection.ts'
import { frontPageApi, frontPageEntity } from '#contract/front-page/front-page.ts'
import { grantApi, grantEntity } from '#contract/grant/grant.ts'
import { itemApi, itemEntity } from '#contract/item/item.ts'
import { siteLanguagesEntity } from '#contract/language/language.ts'
import { translationEntity } from '#contract/language/translation-entity.ts'
import { logoApi } from '#contract/logo/logo.ts'
import { logoEntity } from '#contract/logo/logo-entity.ts'
import { messageEntity } from '#contract/message/message.ts'
import { subscriberEntity } from '#contract/newsletter/newsletter.ts'
import { newsletterIssueEntity } from '#contract/newsletter/newsletter-issue.ts'
import { customPageApi, customPageEntity } from '#contract/page/page.ts'
import { milestoneEntity } from '#contract/post/milestone.ts'
import { postApi, postEntity } from '#contract/post/post.ts'
import { researchProgressApi, researchProgressEntity } from '#contract/post/research-progress.ts'
import { subPostEntity } from '#contract/post/sub-post.ts'
import { profileApi, profileEntity } from '#contract/profile/profile.ts'
import { publicationApi } from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { settingsEntity } from '#contract/settings/settings.ts'
import { siteBrandEntity } from '#contract/site/brand.ts'
import { siteContentEntity } from '#contract/site/site.ts'
import { siteMenusEntity } from '#contract/site/site-menus.ts'
import { teamApi, teamEntity } from '#contract/team/team.ts'

/** All entities. An entity comes after those that it refers to. */
export const allEntityDefinitions = [
  accountEntity,
  settingsEntity,
  siteContentEntity,
  siteMenusEntity,
  siteBrandEntity,
  siteLanguagesEntity,
  categoryEntity,
  profileEntity,
  teamEntity,
  postEntity,
  subPostEntity,
  milestoneEntity,
  researchProgressEntity,
  publicationEntity,
  grantEntity,
  collectionEntity,
  itemEntity,
  frontPageEntity,
  customPageEntity,
  logoEntity,
  messageEntity,
  subscriberEntity,
  newsletterIssueEntity,
  translationEntity,
] as const

export type AnyEntityDefinition = (typeof allEntityDefinitions)[number]

export const entityApi = {
  category: categoryApi,
  post: postApi,
  researchProgress: researchProgressApi,
  profile: profileApi,
  publication: publicationApi,
  grant: grantApi,
  collection: collectionApi,
  item: itemApi,
  frontPage: frontPageApi,
  page: customPageApi,
  team: teamApi,
  logo: logoApi,
}

export const entityLabelOf = (kind: string): string =>
  allEntityDefinitions.find(({ name }) => name === kind)?.label ?? kind
