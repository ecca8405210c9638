import { entityDefinitions } from '#server/base/definition/definitions.ts'
import { journaledTranslationEntity } from '#server/base/entity/kept-texts.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { JournaledEntity } from '#server/base/write/write.ts'
import { categoryStore } from '#server/category/store.ts'
import { collectionStore } from '#server/collection/store.ts'
import { grantStore } from '#server/grant/store.ts'
import { itemStore } from '#server/item/store.ts'
import { newsletterIssueJournalEntity } from '#server/newsletter/issue-store.ts'
import { customPageStore } from '#server/page/store.ts'
import { postStore } from '#server/post/store.ts'
import { postSectionStore } from '#server/post/sub-post-store.ts'
import { journaledProfileEntity } from '#server/profile/store.ts'
import { journaledPublicationEntity } from '#server/publication/store.ts'
import { siteSettingsStore } from '#server/settings/store.ts'
import { siteBrandStore } from '#server/site/brand-store.ts'
import { journaledLanguagesEntity } from '#server/site/languages-record-store.ts'
import { siteMenusStore } from '#server/site/menus-store.ts'
import { publishedContentStore } from '#server/site/store.ts'
import { restoreSnapshot } from './history/restore.ts'
import type { EntityRestoreFunctions } from './history/store.ts'

/** Journaled entities with custom code for changes. All others are derived from their definitions. */
const recordsWithRules: readonly JournaledEntity<unknown>[] = [
  categoryStore.record,
  collectionStore.record,
  grantStore.record,
  itemStore.record,
  newsletterIssueJournalEntity,
  customPageStore.record,
  postStore.record,
  journaledProfileEntity,
  journaledPublicationEntity,
  publishedContentStore.record,
  siteBrandStore.record,
  journaledLanguagesEntity,
  siteMenusStore.record,
  siteSettingsStore.record,
  postSectionStore.record,
  journaledTranslationEntity,
]

/** Every entity with a history, by name. */
export const journaledEntitiesByName: ReadonlyMap<string, JournaledEntity<unknown>> = new Map(
  entityDefinitions
    .filter(({ history }) => history)
    .map((definition) => [
      definition.name,
      recordsWithRules.find(({ table }) => table === definition.name) ??
        createEntityStore(definition).record,
    ]),
)

export const createEntityRestoreFunctions = (media: MediaService): EntityRestoreFunctions =>
  new Map(
    [...journaledEntitiesByName].map(([name, entity]) => [
      name,
      (write, id, snapshot) => restoreSnapshot(write, entity, id, snapshot, media),
    ]),
  )
