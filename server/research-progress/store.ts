import { type ResearchProgress, researchProgressEntity } from '#contract/post/research-progress.ts'
import { createStore } from '#server/base/entity/store.ts'
import { readPeople } from '#server/profile/people-store.ts'

export const progress = createStore<ResearchProgress>(researchProgressEntity, {
  members: { contributors: readPeople },
})
