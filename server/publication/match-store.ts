import { authorNameOf } from '#contract/publication/author-name.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { createPersonMatcher } from '#server/base/text/match-people.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { findPublicationsById } from './import/here.ts'
import { listMatchablePeople, readRejectingPeople } from './links.ts'
import { updatePublication } from './store.ts'

/**
 * Links authors to group members if there is only one match. A person can be only one of the
 * authors.
 */
const matched = (
  authors: readonly Author[],
  match: ReturnType<typeof createPersonMatcher>,
  rejecters: ReadonlySet<string>,
): Author[] => {
  const seen = new Set(['', ...authors.map(({ profileId }) => profileId), ...rejecters])
  return authors.map((author) => {
    const found = author.profileId === '' ? match(authorNameOf(author)) : ''
    if (seen.has(found)) return author
    seen.add(found)
    return { ...author, profileId: found }
  })
}

/** Returns the names of authors that match group members and are not linked yet. */
export const findMatchableAuthors = async (
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (ids.length === 0) return new Map()
  const match = createPersonMatcher(await listMatchablePeople(queries))
  const all = new Map<string, readonly string[]>()
  for (const { _id, authorList } of (await findPublicationsById(queries, ids)).values()) {
    const linked = matched(authorList, match, await readRejectingPeople(queries, _id))
    const names = linked.filter(({ profileId }, at) => profileId !== authorList[at]?.profileId)
    all.set(
      _id,
      names.map(({ name }) => name),
    )
  }
  return all
}

/** Links the authors of a publication to group members if there is only one match. */
export const linkMatchedAuthors = async (write: WriteTransaction, id: string): Promise<void> => {
  const { queries } = write
  const publication = (await findPublicationsById(queries, [id])).get(id)
  if (publication === undefined) return
  const match = createPersonMatcher(await listMatchablePeople(queries))
  const authorList = matched(publication.authorList, match, await readRejectingPeople(queries, id))
  await updatePublication(write, id, undefined, { authorList })
}
