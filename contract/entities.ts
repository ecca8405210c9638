import { accountEntity } from './administrator.ts'
import { categoryEntity } from './category.ts'
import { frontPageEntity } from './front-page.ts'
import { logoEntity } from './logo.ts'
import { messageEntity } from './message.ts'
import { subscriberEntity } from './newsletter.ts'
import { milestoneEntity, postEntity, subPostEntity } from './post.ts'
import { profileEntity } from './profile.ts'
import { publicationEntity } from './publication.ts'
import { researchProgressEntity } from './research-progress.ts'
import { settingsEntity } from './settings.ts'
import { teamEntity } from './team.ts'

/** Every entity. What refers to another comes after it, so that they can be added in this order. */
export const entities = [
  accountEntity,
  settingsEntity,
  categoryEntity,
  profileEntity,
  teamEntity,
  postEntity,
  subPostEntity,
  milestoneEntity,
  researchProgressEntity,
  publicationEntity,
  frontPageEntity,
  logoEntity,
  messageEntity,
  subscriberEntity,
] as const

export type Entity = (typeof entities)[number]
