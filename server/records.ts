import { categories } from './category/store.ts'
import { definitions } from './definition/definitions.ts'
import { recordOf } from './entity/record.ts'
import { grants } from './grant/store.ts'
import { restore } from './history/restore.ts'
import type { Restorers } from './history/store.ts'
import type { Media } from './media/media.ts'
import { issues } from './newsletter/issue-store.ts'
import { posts } from './post/store.ts'
import { subPosts } from './post/sub-post-store.ts'
import { publications } from './publication/store.ts'
import { entries } from './research-progress/store.ts'
import { storedSettings } from './settings/store.ts'
import { storedBrand } from './site/brand-store.ts'
import { storedMenus } from './site/menus.ts'
import { siteContents } from './site/store.ts'
import { teams } from './team/store.ts'
import type { Entity } from './write/write.ts'

/** Entities that are more than their row; the others are read as their definition says. */
const special: readonly Entity<unknown>[] = [
  categories,
  entries,
  grants,
  issues,
  posts,
  publications,
  siteContents,
  storedBrand,
  storedMenus,
  storedSettings,
  subPosts,
  teams,
]

/** Every entity whose earlier states are kept, as the journal sees it. */
export const records: ReadonlyMap<string, Entity<unknown>> = new Map(
  definitions
    .filter(({ history }) => history)
    .map((definition) => [
      definition.name,
      special.find(({ table }) => table === definition.name) ?? recordOf(definition),
    ]),
)

/** How each kind of entity is brought back. */
export const createRestorers = (media: Media): Restorers =>
  new Map(
    [...records].map(([name, entity]) => [
      name,
      (write, id, snapshot) => restore(write, entity, id, snapshot, media),
    ]),
  )
