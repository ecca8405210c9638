import { grantApi, grantEntity } from '#contract/grant/grant.ts'
import { createPublisher } from '#server/base/entity/publisher.ts'
import { updateGrant } from './store.ts'

/** How drafts of grants are published. */
export const grantPublisher = createPublisher(
  grantEntity,
  grantApi.updateGrant,
  (write, id, fields) => updateGrant(write, id, undefined, fields),
)
