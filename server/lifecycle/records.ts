import { definitions } from '#server/base/definition/definitions.ts'
import { translations } from '#server/base/entity/kept-texts.ts'
import { recordOf } from '#server/base/entity/record.ts'
import type { Media } from '#server/base/media/media-service.ts'
import type { Entity } from '#server/base/write/write.ts'
import { categories } from '#server/category/store.ts'
import { grants } from '#server/grant/store.ts'
import { issues } from '#server/newsletter/issue-store.ts'
import { pages } from '#server/page/store.ts'
import { posts } from '#server/post/store.ts'
import { sections } from '#server/post/sub-post-store.ts'
import { publications } from '#server/publication/store.ts'
import { progress } from '#server/research-progress/store.ts'
import { siteSettings } from '#server/settings/store.ts'
import { siteBrand } from '#server/site/brand-store.ts'
import { languagesRecord } from '#server/site/languages-record-store.ts'
import { siteMenus } from '#server/site/menus-store.ts'
import { publishedWords } from '#server/site/store.ts'
import { teams } from '#server/team/store.ts'
import { restore } from './history/restore.ts'
import type { Restorers } from './history/store.ts'

/** Entities that are more than their row; the others are read as their definition says. */
const special: readonly Entity<unknown>[] = [
  categories.record,
  progress.record,
  grants.record,
  issues,
  pages.record,
  posts.record,
  publications,
  publishedWords.record,
  siteBrand.record,
  languagesRecord,
  siteMenus.record,
  siteSettings.record,
  sections.record,
  teams.record,
  translations,
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
