import type { CallMap } from '#contract/call/call.ts'
import { grantApi } from '#contract/grant/grant.ts'
import type { DraftableEntityName } from '#contract/lifecycle/draft.ts'
import { entityApi } from '#contract/lifecycle/entities.ts'
import { customPageApi } from '#contract/page/page.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { createStorePublisher, type DraftPublisher } from '#server/base/entity/publisher.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { grantStore } from '#server/grant/store.ts'
import { itemPublisher } from '#server/item/publish-store.ts'
import { customPageStore } from '#server/page/store.ts'
import { postPublisher } from '#server/post/publish-store.ts'
import { profilePublisher } from '#server/profile/publish-store.ts'
import { publicationPublisher } from '#server/publication/publish-store.ts'

export const customDraftPublishers: readonly DraftPublisher[] = [
  postPublisher,
  publicationPublisher,
  profilePublisher,
  createStorePublisher(grantStore, grantApi.updateGrant),
  itemPublisher,
  createStorePublisher(customPageStore, customPageApi.updatePage),
]

const calls: Readonly<Record<string, CallMap>> = entityApi

/**
 * Returns the custom function that publishes drafts of an entity, or one derived from its definition and
 * update call.
 */
export const draftPublisherOf = (entity: DraftableEntityName): DraftPublisher => {
  const own = customDraftPublishers.find((each) => each.entity === entity)
  if (own) return own
  const definition = entityDefinitionOf(entity)
  const update = calls[entity]?.[definition?.calls?.update ?? '']
  if (!definition || !update) throw new Error(`${entity} has no call by which it is changed`)
  return createStorePublisher(createEntityStore(definition), update)
}
