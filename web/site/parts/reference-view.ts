import { hrefOf } from '#contract/call/link.ts'
import { personPath } from '#contract/profile/person-page.ts'
import { spokenName } from '#contract/publication/author-name.ts'
import { knownDate } from '#contract/publication/known-date.ts'
import type { PublicationEntry } from '#contract/publication/publication.ts'
import type { Notice } from '#contract/publication/publication-fields.ts'
import { publicationPath } from '#contract/publication/publication-page.ts'
import { doiAddress } from '#contract/text/identifiers.ts'
import { shortDateText } from './publication-date.ts'
import { shownPlaces } from './shown-authors.ts'

type Reference = NonNullable<PublicationEntry['reference']>
type People = ReadonlyMap<string, { readonly _id: string; readonly name: string }>

const authorsOf = ({ authorList }: Reference, people: People) => {
  const places = shownPlaces(
    authorList.length,
    (place) => authorList[place]?.profileId !== undefined && authorList[place].profileId !== '',
  )
  return places.flatMap((place, at) => {
    const author = authorList[place]
    if (!author) return []
    const person = people.get(author.profileId)
    return [
      {
        name: spokenName(author),
        ...(person && { path: personPath(person), personId: person._id }),
        // Others stand between this one and the one before.
        ...(place > (places[at - 1] ?? -1) + 1 && { isAfterGap: true }),
      },
    ]
  })
}

/** Volume, issue and pages as references write them: `12(3), 45–67`. */
const numbersOf = ({ volume, issue, pages }: Reference): string =>
  [volume + (issue && `(${issue})`), pages.replaceAll(/\s*-+\s*/g, '–')].filter(Boolean).join(', ')

/** Where a notice is told; nowhere if nobody has said. */
export const noticeAddress = ({ doi, url }: Pick<Notice, 'doi' | 'url'>): string =>
  doi ? doiAddress(doi) : (hrefOf(url) ?? '')

const nothing: Reference = {
  authorList: [],
  venue: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  doi: '',
  links: [],
  award: '',
  notices: [],
}

/** A publication as a list of references shows it. */
export const referenceView = (entry: PublicationEntry, people: People) => {
  const { reference = nothing, publicationDate, datePrecision, publicationLink } = entry
  const isLinked = reference.links.some(({ url }) => url === publicationLink)
  return {
    id: entry._id,
    path: publicationPath(entry),
    title: entry.title,
    authors: authorsOf(reference, people),
    authorCount: reference.authorList.length,
    type: entry.publicationType,
    venue: reference.venue || reference.publisher,
    numbers: numbersOf(reference),
    year: publicationDate.slice(0, 4),
    dateText: shortDateText(publicationDate, datePrecision),
    date: knownDate(entry),
    doi: reference.doi,
    // What the DOI leads to, and what stands among the links, needs no second link.
    link: reference.doi || isLinked ? '' : publicationLink,
    links: reference.links,
    award: reference.award,
    notices: reference.notices.map((notice) => ({
      kind: notice.kind,
      href: noticeAddress(notice),
    })),
  }
}

export type ReferenceView = ReturnType<typeof referenceView>
