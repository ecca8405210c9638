import { projectPath } from '#contract/post/project-path.ts'
import type { PublicationSummary } from '#contract/publication/publication.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'

/** Returns the fields of a publication that related entries, such as its grant, list. */
export const toPublicationLink = (publication: PublicationSummary) => ({
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

export type PublicationLinkView = ReturnType<typeof toPublicationLink>

interface NamedProject {
  readonly _id: string
  readonly title: string
  readonly untranslated?: readonly string[] | undefined
}

/** Returns the fields of a project that related entries, such as its grant, list. */
export const toProjectLink = (project: NamedProject) => ({
  path: projectPath(project),
  title: project.title,
  ...pickUntranslated(project),
})
