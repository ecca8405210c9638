import type { SelectQueryBuilder } from 'kysely'
import type { PublicationFilters } from '#contract/publication.ts'
import { containsTexts } from '#server/db/list.ts'
import type { Tables } from '#server/db/schema.ts'
import { listed, type Reader, visible } from '#server/entity/visibility.ts'

/** The fields in which `q` looks. */
const searched = ['title', 'authors', 'venue', 'abstract', 'keywords']

type Query<O> = SelectQueryBuilder<Tables, 'publication', O>

/** Keeps the publications that the reader may see and every given filter lets through. */
export const filtered = <O>(
  query: Query<O>,
  reader: Reader,
  filters: PublicationFilters,
): Query<O> => {
  const { year, type, person, project, grant, topic, q } = filters
  let wanted = query.where(listed(reader, 'publication'))
  if (year)
    wanted = wanted.where('publicationDate', '>=', year).where('publicationDate', '<', `${year}~`)
  if (type) wanted = wanted.where('publicationType', '=', type)
  if (person) {
    wanted = wanted.where('publication._id', 'in', (from) =>
      from
        .selectFrom('publicationAuthor')
        .innerJoin('profile', 'profile._id', 'publicationAuthor.profileId')
        .select('publicationId')
        .where('profileId', '=', person)
        .where(visible(reader, 'profile')),
    )
  }
  if (project) {
    wanted = wanted.where('publication._id', 'in', (from) =>
      from
        .selectFrom('publicationProject')
        .innerJoin('post', 'post._id', 'publicationProject.postId')
        .select('publicationId')
        .where('postId', '=', project)
        .where(visible(reader, 'post')),
    )
  }
  if (grant) {
    wanted = wanted.where('publication._id', 'in', (from) =>
      from
        .selectFrom('grantPublication')
        .innerJoin('grant', 'grant._id', 'grantPublication.grantId')
        .select('publicationId')
        .where('grantId', '=', grant)
        .where(visible(reader, 'grant')),
    )
  }
  // A keyword stands in quotation marks in the column's JSON.
  if (topic) wanted = wanted.where(containsTexts(['keywords'], [JSON.stringify(topic)]))
  if (q) wanted = wanted.where(containsTexts(searched, q.split(/\s+/)))
  return wanted
}
