import { authorNameOf } from '#contract/publication/author-name.ts'
import { type PublicationSummary, publicationSchema } from '#contract/publication/publication.ts'
import type { DatabaseTables } from '#server/base/db/schema.ts'
import { parseStoredList } from '#server/base/db/stored-list.ts'
import { maxCoinsAuthors, toCoins } from '#server/publication/citation/coins.ts'
import { parseWorkType } from '#server/publication/citation/work-type.ts'
import { storedAuthorListSchema } from './rows.ts'

const listedColumns = [
  'publication._id',
  'publication.title',
  'publication.language',
  'publication.authors',
  'publication.publicationDate',
  'publication.datePrecision',
  'publication.publicationType',
  'publication.publicationLink',
  'publication.notices',
] as const satisfies readonly `publication.${keyof PublicationSummary}`[]

const coinsColumns = [
  'publication.authorList',
  'publication.venue',
  'publication.volume',
  'publication.issue',
  'publication.pages',
  'publication.publisher',
  'publication.doi',
] as const

/** Columns that are read for publications in lists of other entries, such as projects. */
export const namedPublicationColumns = [...listedColumns, ...coinsColumns] as const

type ColumnOf<C extends string> = C extends `publication.${infer Name}` ? Name : never
type NamedRow = Pick<
  DatabaseTables['publication'],
  ColumnOf<(typeof namedPublicationColumns)[number]> & keyof DatabaseTables['publication']
>

export const toListedPublication = ({
  authorList,
  venue,
  volume,
  issue,
  pages,
  publisher,
  doi,
  ...listed
}: NamedRow) => ({
  ...listed,
  notices: parseStoredList(publicationSchema.shape.notices, listed.notices),
})

export const coinsOfPublicationRow = ({
  authorList,
  publicationType,
  publicationDate,
  ...row
}: NamedRow) => {
  const authors = storedAuthorListSchema.parse(JSON.parse(authorList))
  // Passes one author more than the maximum, so that `toCoins` detects longer lists.
  const names = authors.slice(0, maxCoinsAuthors + 1).map(authorNameOf)
  return toCoins({
    ...row,
    date: publicationDate,
    type: parseWorkType(publicationType),
    authors: names,
    url: row.publicationLink,
  })
}

/** Converts a row to a publication in a list of another entry. */
export const toNamedPublication = (row: NamedRow) => ({
  ...toListedPublication(row),
  venue: row.venue,
  doi: row.doi,
  coins: coinsOfPublicationRow(row),
})
