import { profileApi, profileEntity } from '#contract/profile/profile.ts'
import { createDraftPublisher } from '#server/base/entity/publisher.ts'
import { updateProfile } from './store.ts'

export const profilePublisher = createDraftPublisher(
  profileEntity,
  profileApi.updateProfile,
  (write, id, fields, picture) =>
    updateProfile(write, id, undefined, fields, picture('profilePic')),
)
