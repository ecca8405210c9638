import { type ResearchProgress, researchProgressEntity } from '#contract/post/research-progress.ts'
import { createEntityStore } from '#server/base/entity/store.ts'
import { readListedPeople } from '#server/profile/people-store.ts'

export const progressEntryStore = createEntityStore<ResearchProgress>(researchProgressEntity, {
  members: { contributors: readListedPeople },
})
