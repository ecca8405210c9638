import { profileApi, profileEntity } from '#contract/profile/profile.ts'
import { createPublisher } from '#server/base/entity/publisher.ts'
import { updateProfile } from './store.ts'

export const profilePublisher = createPublisher(
  profileEntity,
  profileApi.updateProfile,
  (write, id, fields, picture) =>
    updateProfile(write, id, undefined, fields, picture('profilePic')),
)
