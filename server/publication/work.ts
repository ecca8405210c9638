import { nameOf, readName } from '#contract/publication/author-name.ts'
import { splitAuthors } from '#contract/publication/author-text.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { PublicationNotice } from '#contract/publication/publication-fields.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { mapCitedTexts } from '#server/publication/citation/format-fields.ts'
import type { Work } from '#server/publication/citation/work.ts'
import { isEditedType, specificTypeOf, workType } from '#server/publication/citation/work-type.ts'

/**
 * Returns the authors and editors of a publication. For an edited book, the listed authors are its editors.
 */
const peopleOf = ({ authorList, editors, publicationType }: Publication) => {
  const authors = authorList.map(nameOf)
  const named = splitAuthors(editors).map(readName)
  const isEdited =
    named.length === 0
      ? isEditedType(publicationType)
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

export const workOf = (publication: Publication, key: string): Work => ({
  ...mapCitedTexts((name) => publication[name === 'url' ? 'publicationLink' : name]),
  key,
  type: workType(publication.publicationType),
  ...peopleOf(publication),
  date: publication.publicationDate,
  datePrecision: publication.datePrecision,
  genre: publication.genre || specificTypeOf(publication.publicationType),
  properNouns: publication.properNouns,
  keywords: publication.keywords,
  notes: publication.notices.map(noteOf),
})
