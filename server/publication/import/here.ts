import { firstAuthorOf } from '#contract/publication/author-name.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { Author } from '#contract/publication/publication-fields.ts'
import type { Queries } from '#server/base/db/database.ts'
import { systemReader } from '#server/base/reader/visible.ts'
import { columns, complete } from '../rows.ts'
import { createKnownWorks, type KnownWorks } from './known-works.ts'

export type Here = Pick<Publication, '_id' | 'title'>

const atOnce = 200

/** Known publications with their versions, as far as they are loaded. */
export interface WorksHere {
  readonly works: KnownWorks<Here>
  /** Loads publications added since the last call. Works in small parts, so that other requests are handled between them. */
  catchUp(queries: Queries): Promise<void>
}

/** Fields that identify a publication and its versions. */
export type Whole = Pick<
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

export const addWhole = (
  works: KnownWorks<Here>,
  { _id, authorList, versions, ...work }: Whole,
): void => {
  const here = { _id, title: work.title }
  const firstAuthor = firstAuthorOf(authorList)
  works.add({ ...work, firstAuthor }, here)
  for (const { kind, title, publicationDate, doi, arxivId } of versions) {
    const other = { title: title || work.title, publicationDate, doi, arxivId, pmid: '' }
    works.add({ ...other, publicationType: kind, firstAuthor }, here, true)
  }
}

/** Creates an empty index, which `catchUp` fills. */
export const createWorksHere = (): WorksHere => {
  const works = createKnownWorks<Here>()
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
      addWhole(works, { ...work, authorList: authors, versions: others })
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

export const readKnownWorks = async (queries: Queries): Promise<KnownWorks<Here>> => {
  const here = createWorksHere()
  await here.catchUp(queries)
  return here.works
}

export const readHere = async (
  queries: Queries,
  ids: readonly string[],
): Promise<Map<string, Publication>> => {
  const found = new Map<string, Publication>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const rows = queries.selectFrom('publication').where('_id', 'in', ids.slice(at, at + atOnce))
    const whole = await complete(
      queries,
      await rows.select(columns).execute(),
      rows.select('_id'),
      systemReader,
    )
    for (const publication of whole) found.set(publication._id, publication)
  }
  return found
}
