import { invalid, notFound } from '#contract/call/api-error.ts'
import { published } from '#contract/call/publishing.ts'
import { firstAuthorOf } from '#contract/publication/author-name.ts'
import type {
  NewPublication,
  Publication,
  PublicationChanges,
} from '#contract/publication/publication.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import type { Queries } from '#server/base/db/database.ts'
import { owner } from '#server/base/db/ordered-list.ts'
import { readingOne } from '#server/base/db/reads.ts'
import { updatePublishable } from '#server/base/entity/publish-check.ts'
import type { ChoosePicture } from '#server/base/media/choose-picture.ts'
import { everything, type Reader, visible } from '#server/base/reader/visible.ts'
import type { Entity, Write } from '#server/base/write/write.ts'
import { linkGrants } from '#server/grant/links-store.ts'
import { agree } from './authors.ts'
import { giveKey, newKey } from './citation-keys.ts'
import { linkPeople, linkProjects, matchablePeople, readRejecters } from './links.ts'
import { columns, complete } from './rows.ts'

const find = async (
  queries: Queries,
  id: string,
  reader: Reader,
): Promise<Publication | undefined> => {
  const row = await queries
    .selectFrom('publication')
    .select(columns)
    .where('_id', '=', id)
    .where(visible(reader, 'publication'))
    .executeTakeFirst()
  return row && (await complete(queries, [row], owner(id), reader))[0]
}

/** Publications as the journal sees them. */
export const publications: Entity<Publication> = {
  label: publicationEntity.label,
  table: publicationEntity.name,
  read: (queries, id) => find(queries, id, everything),
}

/** One publication and the key under which it is cited. */
export const readPublication = (queries: Queries, reader: Reader, id: string) =>
  readingOne('publication', id, async () => {
    const publication = await find(queries, id, reader)
    if (publication === undefined) throw notFound('Publication')
    const { citationKey } = await queries
      .selectFrom('publication')
      .select('citationKey')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow()
    return { publication, citationKey }
  })

const keepPicture: ChoosePicture = async (_, current) => current

/** Fields as they are given; the picture is decided by whoever writes. */
type Given<F> = Omit<F, 'picture'>

/** The columns of what is given: lists are stored as JSON, flags as numbers. */
const toColumns = ({
  keywords,
  properNouns,
  links,
  versions,
  notices,
  featured,
  authors: _,
  authorList: __,
  projects: ___,
  grants: ____,
  ...rest
}: Given<PublicationChanges>) => ({
  ...rest,
  ...(keywords && { keywords: JSON.stringify(keywords) }),
  ...(properNouns && { properNouns: JSON.stringify(properNouns) }),
  ...(links && { links: JSON.stringify(links) }),
  ...(versions && { versions: JSON.stringify(versions) }),
  ...(notices && { notices: JSON.stringify(notices) }),
  ...(featured !== undefined && { featured: featured ? 1 : 0 }),
})

/** All columns of a new publication that follow from its fields. */
const toNewColumns = (fields: Given<NewPublication>) => ({
  title: fields.title ?? '',
  publicationDate: fields.publicationDate ?? '',
  publicationType: fields.publicationType ?? '',
  publicationLink: fields.publicationLink ?? '',
  publicationSummary: fields.publicationSummary ?? '',
  datePrecision: fields.datePrecision ?? 'day',
  doi: fields.doi ?? '',
  pmid: fields.pmid ?? '',
  arxivId: fields.arxivId ?? '',
  venue: fields.venue ?? '',
  volume: fields.volume ?? '',
  issue: fields.issue ?? '',
  pages: fields.pages ?? '',
  publisher: fields.publisher ?? '',
  editors: fields.editors ?? '',
  series: fields.series ?? '',
  number: fields.number ?? '',
  edition: fields.edition ?? '',
  genre: fields.genre ?? '',
  properNouns: JSON.stringify(fields.properNouns ?? []),
  abstract: fields.abstract ?? '',
  laySummary: fields.laySummary ?? '',
  keywords: JSON.stringify(fields.keywords ?? []),
  links: JSON.stringify(fields.links ?? []),
  versions: JSON.stringify(fields.versions ?? []),
  award: fields.award ?? '',
  notices: JSON.stringify(fields.notices ?? []),
  featured: fields.featured ? 1 : 0,
  status: fields.status ?? published.status,
  publishAt: fields.publishAt ?? '',
  unpublishAt: fields.unpublishAt ?? '',
})

/** Authors as they are stored: who of the group they are stands in a table of its own. */
const storedAuthors = (list: Publication['authorList']) =>
  JSON.stringify(list.map(({ profileId: _, ...author }) => author))

/** Who authors can be matched with, where a text of them has to be read. */
const peopleFor = async (queries: Queries, fields: Given<PublicationChanges>, id = '') => {
  if (fields.authorList || fields.authors === undefined) return []
  const rejecters = await readRejecters(queries, id)
  return (await matchablePeople(queries)).filter(({ _id }) => !rejecters.has(_id))
}

/** Adds a publication. */
export const addPublication = (
  write: Write,
  fields: Given<NewPublication>,
  choosePicture: ChoosePicture = keepPicture,
): Promise<Publication> =>
  write.create(publications, async (row) => {
    const { queries } = write
    const known = { authors: '', authorList: [] }
    const { authors, authorList } = agree(fields, known, await peopleFor(queries, fields))
    const { title = '', publicationDate: date = '' } = fields
    const work = { title, firstAuthor: firstAuthorOf(authorList), date }
    const key = fields.status === 'draft' ? '' : await newKey(queries, work)
    await queries
      .insertInto('publication')
      .values({
        ...row,
        ...toNewColumns(fields),
        authors,
        authorList: storedAuthors([...authorList]),
        citationKey: key,
        picture: await choosePicture(write, ''),
      })
      .execute()
    await linkPeople(queries, row._id, authorList)
    await linkProjects(queries, row._id, fields.projects ?? [])
    await linkGrants(write, row._id, [], fields.grants ?? [])
  })

/** What is there can be changed but not emptied; what an import did not bring may stay away. */
const refuseEmptied = (fields: Given<PublicationChanges>, before: Publication) => {
  if ((fields.status ?? before.status) === 'draft') return
  const needed = {
    publicationDate: 'Please enter a date',
    publicationLink: 'Please enter a link',
    publicationSummary: 'Please enter a summary',
  }
  const errors = Object.entries(needed).flatMap(([path, message]) => {
    const name = path as keyof typeof needed // a key of the object above
    const isEmptied = fields[name]?.trim() === '' && before[name] !== ''
    return isEmptied ? [{ path, message }] : []
  })
  if (errors.length > 0) throw invalid(errors)
}

/** Changes the given fields of a publication. */
export const updatePublication = (
  write: Write,
  id: string,
  version: number | undefined,
  fields: Given<PublicationChanges>,
  choosePicture: ChoosePicture = keepPicture,
): Promise<Publication> =>
  updatePublishable(write, publications, id, version, async (before) => {
    const { queries } = write
    refuseEmptied(fields, before)
    const { authors, authorList } = agree(fields, before, await peopleFor(queries, fields, id))
    await queries
      .updateTable('publication')
      .set({
        ...toColumns(fields),
        authors,
        authorList: storedAuthors([...authorList]),
        picture: await choosePicture(write, before.picture),
        updatedAt: write.now,
      })
      .where('_id', '=', id)
      .execute()
    if ((fields.status ?? before.status) === 'published') {
      const { title = before.title, publicationDate = before.publicationDate } = fields
      await giveKey(queries, { _id: id, title, publicationDate }, firstAuthorOf(authorList))
    }
    await linkPeople(queries, id, authorList)
    if (fields.projects) await linkProjects(queries, id, fields.projects)
    if (fields.grants) await linkGrants(write, id, before.grants, fields.grants)
  })

/** Deletes a publication. */
export const deletePublication = (write: Write, id: string) =>
  write.remove(publications, id, async () => {
    await write.queries.deleteFrom('publication').where('_id', '=', id).execute()
  })
