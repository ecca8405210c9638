import { milestoneState } from '#contract/post/milestone-state.ts'
import type { Queries } from '#server/base/db/database.ts'
import { visibleCondition } from '#server/base/reader/visible.ts'

/** Lists late milestones, oldest first: of all projects, or of those that a person contributes to. */
export const listLateMilestones = async (queries: Queries, now: Date, profileId: string | null) => {
  const moment = now.toISOString()
  const today = moment.slice(0, 10)
  const reader = { now: moment, seesAll: profileId === null, profileId: profileId ?? '' }
  const rows = await queries
    .selectFrom('milestone')
    .innerJoin('post', 'post._id', 'milestone.postId')
    .where(visibleCondition(reader, 'post'))
    .select(['milestone._id', 'milestone.title', 'milestone.dueDate', 'milestone.status'])
    .select(['post._id as postId', 'post.title as project'])
    .$if(profileId !== null, (query) =>
      query.where(
        'post._id',
        'in',
        queries
          .selectFrom('postContributor')
          .select('postId')
          .where('profileId', '=', profileId ?? ''),
      ),
    )
    .orderBy('milestone.dueDate')
    .orderBy('milestone._id')
    .execute()
  return rows.filter(({ status, dueDate }) => milestoneState(status, dueDate, today) === 'late')
}
