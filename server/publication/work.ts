import { absoluteFileUrl } from '#contract/media/uploaded-file.ts'
import { authorNameOf, parseAuthorName } from '#contract/publication/author-name.ts'
import { splitAuthorsText } from '#contract/publication/author-text.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { PublicationNotice } from '#contract/publication/publication-fields.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { mapCitationFields } from '#server/publication/citation/format-fields.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import {
  isEditedBookType,
  parseWorkType,
  specificPublicationTypeOf,
} from '#server/publication/citation/work-type.ts'

/**
 * Returns the authors and editors of a publication. For an edited book, the listed authors are its editors.
 */
const peopleOf = ({ authorList, editors, publicationType }: Publication) => {
  const authors = authorList.map(authorNameOf)
  const named = splitAuthorsText(editors).map(parseAuthorName)
  const isEdited =
    named.length === 0
      ? isEditedBookType(publicationType)
      : JSON.stringify(named) === JSON.stringify(authors)
  return isEdited ? { authors: [], editors: authors } : { authors, editors: named }
}

/** English names of notices. Citation files always use these, regardless of the site's language. */
const noticeNames = {
  correction: 'Corrected',
  concern: 'Expression of concern',
  retraction: 'Retracted',
}

const noteOf = ({ kind, date, doi, url }: PublicationNotice): string =>
  [noticeNames[kind], date, doi ? doiUrl(doi) : url].filter(Boolean).join(', ')

/** Converts a publication for citations. `publicUrl` is the base of its PDF, which BibTeX does not need. */
export const publicationToWork = (
  publication: Publication,
  key: string,
  publicUrl?: string,
): CitedWork => ({
  ...mapCitationFields((name) => publication[name === 'url' ? 'publicationLink' : name]),
  key,
  type: parseWorkType(publication.publicationType),
  ...peopleOf(publication),
  date: publication.publicationDate,
  datePrecision: publication.datePrecision,
  genre: publication.genre || specificPublicationTypeOf(publication.publicationType),
  properNouns: publication.properNouns,
  keywords: publication.keywords,
  notes: publication.notices.map(noteOf),
  ...(publication.pdf && publicUrl && { pdf: absoluteFileUrl(publication.pdf, publicUrl) }),
})
