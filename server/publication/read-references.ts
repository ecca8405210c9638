import { publicationSchema } from '#contract/publication/publication.ts'
import type { Queries } from '#server/base/db/database.ts'
import { inOwnerIdsCondition, type ListOwnerIdsQuery } from '#server/base/db/ordered-list.ts'
import { parseStoredList } from '#server/base/db/stored-list.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { readLinkedAuthors, storedAuthorListSchema } from './rows.ts'

const { links, notices } = publicationSchema.shape

/** Returns publications for lists of references, with the group members among their authors. */
export const readReferencedPublications = async (
  queries: Queries,
  owners: ListOwnerIdsQuery,
  reader: ContentReader,
) => {
  const rows = await queries
    .selectFrom('publication')
    .where(inOwnerIdsCondition('_id', owners))
    .select(['_id', 'authorList', 'venue', 'volume', 'issue', 'pages', 'publisher', 'doi'])
    .select(['links', 'pdf', 'award', 'notices'])
    .execute()
  const linked = await readLinkedAuthors(queries, owners, reader)
  const references = new Map(
    rows.map(({ _id, ...row }) => {
      const at = new Map(linked.get(_id)?.map(({ position, profileId }) => [position, profileId]))
      const authors = storedAuthorListSchema.parse(JSON.parse(row.authorList))
      return [
        _id,
        {
          ...row,
          authorList: authors.map((each, index) => ({ ...each, profileId: at.get(index) ?? '' })),
          links: parseStoredList(links, row.links),
          notices: parseStoredList(notices, row.notices),
        },
      ]
    }),
  )
  const people = new Map(
    [...linked.values()].flat().map(({ profileId, name }) => [profileId, { _id: profileId, name }]),
  )
  return { references, people: [...people.values()] }
}
