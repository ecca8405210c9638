import type { NamedPublication } from '#contract/publication/publication.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'

/** A publication as pages about something else list it. */
export const viewNamedPublication = (publication: NamedPublication) => ({
  id: publication._id,
  path: publicationPath(publication),
  title: publication.title,
  language: publication.language,
  authors: publication.authors,
  year: publication.publicationDate.slice(0, 4),
  place: publication.venue || publication.publicationType,
  notices: publication.notices,
  coins: publication.coins,
})

export type NamedPublicationView = ReturnType<typeof viewNamedPublication>
