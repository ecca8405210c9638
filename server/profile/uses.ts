import { createNotFoundError } from '#contract/call/api-error.ts'
import type { ProfileUses } from '#contract/profile/profile.ts'
import type { Queries } from '#server/base/db/database.ts'
import { hasProfile } from './store.ts'

/**
 * Returns the teams, projects and progress entries that contain a person. Throws 404 if the person
 * does not exist.
 */
export const readProfileUses = async (queries: Queries, id: string): Promise<ProfileUses> => {
  if (!(await hasProfile(queries, id))) throw createNotFoundError('Profile')
  return {
    teams: await queries
      .selectFrom('team')
      .innerJoin('teamMember', 'teamMember.teamId', 'team._id')
      .select(['team._id', 'team.name'])
      .where('profileId', '=', id)
      .orderBy('team.position')
      .execute(),
    projects: await queries
      .selectFrom('post')
      .innerJoin('postContributor', 'postContributor.postId', 'post._id')
      .select(['post._id', 'post.title as name'])
      .where('profileId', '=', id)
      .orderBy('post._id')
      .execute(),
    progress: await queries
      .selectFrom('post')
      .innerJoin('researchProgress', 'researchProgress.postId', 'post._id')
      .innerJoin(
        'researchProgressContributor',
        'researchProgressContributor.researchProgressId',
        'researchProgress._id',
      )
      .select(['researchProgress._id', 'post.title as name'])
      .where('profileId', '=', id)
      .orderBy('researchProgress._id')
      .execute(),
  }
}
