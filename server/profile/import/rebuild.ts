import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import type { EarlierRequest } from '#server/base/db/request-keys.ts'
import { findProfile } from '../store.ts'

const named = z.object({ name: z.string() })
const nameIn = (state: string | null) =>
  state === null ? undefined : named.safeParse(JSON.parse(state)).data?.name

/**
 * Returns a person's name as it was right after a request: from the journal if they were changed later, or
 * else the current one.
 */
const nameAfter = async (queries: Queries, id: string, { _id }: EarlierRequest) => {
  const next = await queries
    .selectFrom('journal')
    .select('before')
    .where('entity', '=', 'profile')
    .where('entityId', '=', id)
    .where('_id', '>', _id)
    .orderBy('_id')
    .executeTakeFirst()
  return next ? nameIn(next.before) : (await findProfile(queries, id))?.name
}

/** Rebuilds the response of a request that added people, for a client that repeats the request. */
export const rebuildAddPeopleResponse = async (
  queries: Queries,
  earlier: EarlierRequest,
  sent: readonly { readonly profileId?: string | undefined }[],
) => {
  const { historyIds } = earlier
  const added = await queries
    .selectFrom('journal')
    .select('entityId')
    .where('_id', 'in', ['', ...historyIds])
    .where('entity', '=', 'profile')
    .where('action', '=', 'created')
    .orderBy('_id')
    .execute()
  const people = []
  for (const { profileId } of sent) {
    const _id = profileId ?? added.shift()?.entityId ?? ''
    // The name of a permanently deleted person is lost.
    people.push({ _id, name: (await nameAfter(queries, _id, earlier)) ?? '' })
  }
  return { people, historyIds: [...historyIds] }
}
