import { findGrantMention } from '#contract/grant/grant-name.ts'
import type { Queries } from '#server/base/db/database.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { type ContentReader, visibleCondition } from '#server/base/reader/visible.ts'

/**
 * Returns grants that are linked to a project or mentioned in its text about funding, latest first.
 */
export const readGrantsOfProject = async (
  queries: Queries,
  reader: ContentReader,
  project: { readonly _id: string; readonly grant: string },
) => {
  const rows = await trackAsSingleEntryRead('post', project._id, () =>
    queries
      .selectFrom('grant')
      .leftJoin('grantProject', (join) =>
        join
          .onRef('grantProject.grantId', '=', 'grant._id')
          .on('grantProject.postId', '=', project._id),
      )
      .where(visibleCondition(reader, 'grant'))
      .select(['grant._id', 'grant.name', 'grant.number', 'grantProject.postId'])
      .orderBy('grant.from', 'desc')
      .orderBy('grant._id', 'desc')
      .execute(),
  )
  return rows
    .filter((row) => row.postId !== null || findGrantMention(project.grant, row) !== null)
    .map(({ _id, name, number }) => ({ _id, name, number }))
}
