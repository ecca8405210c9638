import { notFound } from '#contract/call/api-error.ts'
import { type Milestone, type MilestoneFields, milestoneEntity } from '#contract/post/milestone.ts'
import type { Queries } from '#server/base/db/database.ts'
import { among, groupBy, type Owners } from '#server/base/db/ordered-list.ts'
import { recordOf } from '#server/base/entity/record.ts'
import type { Write } from '#server/base/write/write.ts'

const columns = ['_id', 'title', 'description', 'dueDate', 'status', 'version'] as const

/** The milestones of some projects, by project, in the order they were added. */
export const readMilestones = async (
  queries: Queries,
  posts: Owners,
): Promise<Map<string, Milestone[]>> => {
  const rows = await queries
    .selectFrom('milestone')
    .select([...columns, 'postId'])
    .where(among('postId', posts))
    .orderBy('_id')
    .execute()
  return groupBy(
    rows,
    (row) => row.postId,
    ({ postId: _, ...row }) => row,
  )
}

/** Milestones as the journal sees them. */
const milestones = recordOf<Milestone & { postId: string }>(milestoneEntity)

const toMilestone = ({ postId: _, ...rest }: Milestone & { postId: string }): Milestone => rest

/** Adds a milestone to a project. */
export const createMilestone = async (
  write: Write,
  postId: string,
  fields: Partial<MilestoneFields>,
): Promise<Milestone> =>
  toMilestone(
    await write.create(milestones, async (row) => {
      await write.queries
        .insertInto('milestone')
        .values({ ...row, title: '', description: '', dueDate: '', status: '', ...fields, postId })
        .execute()
    }),
  )

/** Changes the given fields of a milestone. */
export const updateMilestone = async (
  write: Write,
  ids: { milestoneId: string; postId?: string | undefined },
  version: number | undefined,
  fields: Partial<MilestoneFields>,
): Promise<Milestone> =>
  toMilestone(
    await write.update(milestones, ids.milestoneId, version, async ({ postId }) => {
      if (ids.postId !== undefined && ids.postId !== postId) throw notFound('Milestone')
      await write.queries
        .updateTable('milestone')
        .set({ ...fields, updatedAt: write.now })
        .where('_id', '=', ids.milestoneId)
        .execute()
    }),
  )

/** Deletes a milestone. */
export const deleteMilestone = (write: Write, ids: { postId: string; milestoneId: string }) =>
  write.remove(milestones, ids.milestoneId, async ({ postId }) => {
    if (ids.postId !== postId) throw notFound('Milestone')
    await write.queries.deleteFrom('milestone').where('_id', '=', ids.milestoneId).execute()
  })
