import { z } from 'zod'
import type { Queries } from '#server/base/db/database.ts'
import type { EarlierRequest } from '#server/base/db/request-keys.ts'
import { findProfile } from '../store.ts'

const named = z.object({ name: z.string() })
const nameIn = (state: string | null) =>
  state === null ? undefined : named.safeParse(JSON.parse(state)).data?.name

/** Returns the name that a person had after a request: the one before the next change, else today's. */
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

/** Rebuilds the fields that adding people was answered with: who they were, in the order in which they were sent. */
export const rebuildPeople = async (
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
    // Nobody's name is left of someone who was deleted for good.
    people.push({ _id, name: (await nameAfter(queries, _id, earlier)) ?? '' })
  }
  return { people, historyIds: [...historyIds] }
}
