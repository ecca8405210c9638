import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { translationRecord } from '#server/base/entity/kept-texts.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import type { Media } from '#server/base/media/media-service.ts'
import type { JournaledEntity } from '#server/base/write/write.ts'
import { categories } from '#server/category/store.ts'
import { grants } from '#server/grant/store.ts'
import { issueJournalEntity } from '#server/newsletter/issue-store.ts'
import { customPages } from '#server/page/store.ts'
import { posts } from '#server/post/store.ts'
import { sections } from '#server/post/sub-post-store.ts'
import { profiles } from '#server/profile/store.ts'
import { publications } from '#server/publication/store.ts'
import { siteSettings } from '#server/settings/store.ts'
import { siteBrand } from '#server/site/brand-store.ts'
import { languagesRecord } from '#server/site/languages-record-store.ts'
import { siteMenus } from '#server/site/menus-store.ts'
import { publishedContent } from '#server/site/store.ts'
import { restoreSnapshot } from './history/restore.ts'
import type { RestoreFunctions } from './history/store.ts'

/** Journaled entities with custom code for changes. All others are derived from their definitions. */
const recordsWithRules: readonly JournaledEntity<unknown>[] = [
  categories.record,
  grants.record,
  issueJournalEntity,
  customPages.record,
  posts.record,
  profiles,
  publications,
  publishedContent.record,
  siteBrand.record,
  languagesRecord,
  siteMenus.record,
  siteSettings.record,
  sections.record,
  translationRecord,
]

/** Every entity with a history, by name. */
export const journalEntities: ReadonlyMap<string, JournaledEntity<unknown>> = new Map(
  entityDefinitions
    .filter(({ history }) => history)
    .map((definition) => [
      definition.name,
      recordsWithRules.find(({ table }) => table === definition.name) ??
        createEntityStore(definition).record,
    ]),
)

export const createRestoreFunctions = (media: Media): RestoreFunctions =>
  new Map(
    [...journalEntities].map(([name, entity]) => [
      name,
      (write, id, snapshot) => restoreSnapshot(write, entity, id, snapshot, media),
    ]),
  )
