import { firstAuthorText } from '#contract/publication/author-name.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { unrestrictedReader } from '#server/base/reader/visible.ts'
import { publicationColumnNames, rowsToPublications } from '../rows.ts'
import { createKnownWorkIndex, type KnownWorkIndex } from './known-works.ts'

export type PublicationIdAndTitle = Pick<Publication, '_id' | 'title'>

const atOnce = 200

/**
 * Index of the publications on the site with their versions. Contains those that were loaded by the last
 * `catchUp`.
 */
export interface SitePublicationIndex {
  readonly works: KnownWorkIndex<PublicationIdAndTitle>
  /** Loads publications added since the last call. Works in small parts, so that other requests are handled between them. */
  catchUp(queries: Queries): Promise<void>
}

/** Fields that identify a publication and its versions. */
export type PublicationIdentity = Pick<
  Publication,
  | '_id'
  | 'title'
  | 'publicationDate'
  | 'publicationType'
  | 'doi'
  | 'pmid'
  | 'arxivId'
  | 'authorList'
  | 'versions'
>

export const indexPublicationIdentity = (
  works: KnownWorkIndex<PublicationIdAndTitle>,
  { _id, authorList, versions, ...work }: PublicationIdentity,
): void => {
  const here = { _id, title: work.title }
  const firstAuthor = firstAuthorText(authorList)
  works.add({ ...work, firstAuthor }, here)
  for (const { kind, title, publicationDate, doi, arxivId } of versions) {
    const other = { title: title || work.title, publicationDate, doi, arxivId, pmid: '' }
    works.add({ ...other, publicationType: kind, firstAuthor }, here, true)
  }
}

/** Creates an empty index, which `catchUp` fills. */
export const createSitePublicationIndex = (): SitePublicationIndex => {
  const works = createKnownWorkIndex<PublicationIdAndTitle>()
  let after = ''
  const readMore = async (queries: Queries): Promise<boolean> => {
    const rows = await queries
      .selectFrom('publication')
      .select(['_id', 'title', 'authorList', 'publicationDate', 'publicationType'])
      .select(['doi', 'pmid', 'arxivId', 'versions'])
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(atOnce)
      .execute()
    for (const { authorList, versions, ...work } of rows) {
      const authors: Author[] = JSON.parse(authorList)
      const others: Publication['versions'] = JSON.parse(versions)
      indexPublicationIdentity(works, { ...work, authorList: authors, versions: others })
    }
    after = rows.at(-1)?._id ?? after
    return rows.length === atOnce
  }
  return {
    works,
    catchUp: async (queries) => {
      while (await readMore(queries));
    },
  }
}

export const readKnownWorkIndex = async (
  queries: Queries,
): Promise<KnownWorkIndex<PublicationIdAndTitle>> => {
  const here = createSitePublicationIndex()
  await here.catchUp(queries)
  return here.works
}

export const findPublicationsById = async (
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, Publication>> => {
  const found = new Map<string, Publication>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = queries.selectFrom('publication').where('_id', 'in', ids.slice(at, at + atOnce))
    const whole = await rowsToPublications(
      queries,
      await rows.select(publicationColumnNames).execute(),
      rows.select('_id'),
      unrestrictedReader,
    )
    for (const publication of whole) found.set(publication._id, publication)
  }
  return found
}
