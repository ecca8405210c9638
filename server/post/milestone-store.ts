import { type Milestone, milestoneEntity } from '#contract/post/milestone.ts'
import { createStore } from '#server/base/entity/store.ts'

export const milestones = createStore<Milestone & { postId: string }>(milestoneEntity)
