import type { HistoryEntity } from '#contract/history.ts'
import { categories } from './category/store.ts'
import type { Entity } from './db/write.ts'
import { frontPages } from './front-page/store.ts'
import { restore } from './history/restore.ts'
import type { Restorer } from './history/routes.ts'
import { logos } from './logo/store.ts'
import type { Media } from './media/media.ts'
import { milestones } from './post/milestone-store.ts'
import { posts } from './post/store.ts'
import { subPosts } from './post/sub-post-store.ts'
import { profiles } from './profile/store.ts'
import { publications } from './publication/store.ts'
import { entries } from './research-progress/store.ts'
import { storedSettings } from './settings/store.ts'
import { teams } from './team/store.ts'

/** How each kind of entity is brought back. */
export const createRestorers = (media: Media): Readonly<Record<HistoryEntity, Restorer>> => {
  const of =
    <T>(entity: Entity<T>): Restorer =>
    (write, id, snapshot) =>
      restore(write, entity, id, snapshot, media)
  return {
    category: of(categories),
    post: of(posts),
    subPost: of(subPosts),
    milestone: of(milestones),
    researchProgress: of(entries),
    profile: of(profiles),
    publication: of(publications),
    frontPage: of(frontPages),
    team: of(teams),
    logo: of(logos),
    settings: of(storedSettings),
  }
}
