import { type Milestone, milestoneEntity } from '#contract/post/milestone.ts'
import { createEntityStore } from '#server/base/entity/store.ts'

export const milestoneStore = createEntityStore<Milestone & { postId: string }>(milestoneEntity)
