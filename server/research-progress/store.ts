import { type ResearchProgress, researchProgressEntity } from '#contract/post/research-progress.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { readPeople } from '#server/profile/people-store.ts'

export const progress = createEntityStore<ResearchProgress>(researchProgressEntity, {
  members: { contributors: readPeople },
})
