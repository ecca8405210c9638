import { type ResearchProgress, researchProgressEntity } from '#contract/post/research-progress.ts'
import { createStore } from '#server/base/entity/store.ts'
import { readPeople } from '#server/profile/people-store.ts'

/** The steps that projects have made, with the people behind them. */
export const progress = createStore<ResearchProgress>(researchProgressEntity, {
  members: { contributors: readPeople },
})
