import { hrefOf } from '#contract/call/href.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { spokenAuthorName } from '#contract/publication/author-name.ts'
import { knownPartOfPublicationDate } from '#contract/publication/known-date.ts'
import { publicationLinksOf } from '#contract/publication/links-with-pdf.ts'
import type { PublicationEntry } from '#contract/publication/publication.ts'
import type { PublicationNotice } from '#contract/publication/publication-fields.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { formatShortPublicationDate } from './publication-date.ts'
import { selectShownAuthorIndexes } from './shown-authors.ts'

type Reference = NonNullable<PublicationEntry['reference']>
type People = ReadonlyMap<string, { readonly _id: string; readonly name: string }>

const authorsOf = ({ authorList }: Reference, people: People) => {
  const positions = selectShownAuthorIndexes(
    authorList.length,
    (place) => authorList[place]?.profileId !== undefined && authorList[place].profileId !== '',
  )
  return positions.flatMap((place, at) => {
    const author = authorList[place]
    if (!author) return []
    const person = people.get(author.profileId)
    return [
      {
        name: spokenAuthorName(author),
        ...(person && { path: personPath(person), personId: person._id }),
        // Marks an author that follows omitted ones, so that an ellipsis is shown before the name.
        ...(place > (positions[at - 1] ?? -1) + 1 && { isAfterGap: true }),
      },
    ]
  })
}

/** Returns volume, issue and pages in the format `12(3), 45–67`. */
const numbersOf = ({ volume, issue, pages }: Reference): string =>
  [volume + (issue && `(${issue})`), pages.replaceAll(/\s*-+\s*/g, '–')].filter(Boolean).join(', ')

/** Returns the URL of a publisher's notice, or an empty string. */
export const noticeUrlOf = ({ doi, url }: Pick<PublicationNotice, 'doi' | 'url'>): string =>
  doi ? doiUrl(doi) : (hrefOf(url) ?? '')

export const emptyReference: Reference = {
  authorList: [],
  venue: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  doi: '',
  links: [],
  pdf: '',
  award: '',
  notices: [],
}

export const toReferenceView = (entry: PublicationEntry, people: People, locale = 'en-GB') => {
  const { reference = emptyReference, publicationDate, datePrecision, publicationLink } = entry
  const links = publicationLinksOf(reference)
  const isLinked = links.some(({ url }) => url === publicationLink)
  return {
    id: entry._id,
    path: publicationPath(entry),
    title: entry.title,
    language: entry.language,
    authors: authorsOf(reference, people),
    authorCount: reference.authorList.length,
    type: entry.publicationType,
    cslType: entry.cslType,
    venue: reference.venue || reference.publisher,
    numbers: numbersOf(reference),
    year: publicationDate.slice(0, 4),
    dateText: formatShortPublicationDate(publicationDate, datePrecision, locale),
    date: knownPartOfPublicationDate(entry),
    coins: entry.coins,
    doi: reference.doi,
    // A link is omitted if it repeats the DOI or another link.
    link: reference.doi || isLinked ? '' : publicationLink,
    links,
    award: reference.award,
    notices: reference.notices.map((notice) => ({
      kind: notice.kind,
      href: noticeUrlOf(notice),
    })),
  }
}

export type ReferenceView = ReturnType<typeof toReferenceView>
