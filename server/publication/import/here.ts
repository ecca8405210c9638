import type { Publication } from '#contract/publication/publication.ts'
import type { Queries } from '#server/base/db/database.ts'
import { everything } from '#server/base/reader/visible.ts'
import { columns, complete } from '../rows.ts'
import { createKnownWorks, type KnownWorks } from './known-works.ts'

/** A publication that is here, as far as an import has to know it. */
export type Here = Pick<Publication, '_id' | 'title'>

const atOnce = 500

/** All publications that are here with their versions, read bit by bit so that nobody has to wait for it. */
export const readKnownWorks = async (queries: Queries): Promise<KnownWorks<Here>> => {
  const known = createKnownWorks<Here>()
  for (let after = ''; ; ) {
    const rows = await queries
      .selectFrom('publication')
      .select(['_id', 'title', 'authorList', 'publicationDate', 'publicationType'])
      .select(['doi', 'pmid', 'arxivId', 'versions'])
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(atOnce)
      .execute()
    for (const { _id, authorList, versions, ...work } of rows) {
      const here = { _id, title: work.title }
      const authors: { name: string }[] = JSON.parse(authorList)
      const firstAuthor = authors[0]?.name ?? ''
      known.add({ ...work, firstAuthor }, here)
      const others: Publication['versions'] = JSON.parse(versions)
      for (const { kind, title, publicationDate, doi, arxivId } of others) {
        const other = { title: title || work.title, publicationDate, doi, arxivId, pmid: '' }
        known.add({ ...other, publicationType: kind, firstAuthor }, here, true)
      }
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < atOnce) return known
    after = last._id
  }
}

/** The publications with these ids, whole. */
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
      everything,
    )
    for (const publication of whole) found.set(publication._id, publication)
  }
  return found
}
