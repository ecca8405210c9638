import { projectPath } from '#contract/post/project-page.ts'
import { personPath } from '#contract/profile/person-page.ts'
import type { PersonInDetail } from '#contract/profile/profile.ts'
import { publicationPath } from '#contract/publication/publication-page.ts'
import { cutText } from '#contract/text/cut-text.ts'
import { timeSpan } from '#web/content/time-span.ts'
import type { ReferenceGroups } from '#web/site/parts/load-references.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { newestFirst } from './newest-positions.ts'

/** How long texts are made ready; the server hands it in. */
interface MarkdownTools {
  toProse(markdown: string, id: string): Promise<ProseTree>
  plainText(markdown: string): string
}

const descriptionLength = 300

/** A person as their page shows them. */
export const viewPerson = async (
  { profile, total }: { profile: PersonInDetail; total: number },
  { toProse, plainText }: MarkdownTools,
) => {
  const {
    about,
    positions,
    projects,
    publications,
    otherNames: _,
    version: __,
    ...person
  } = profile
  return {
    ...person,
    path: personPath(profile),
    description: cutText(plainText(about).replaceAll(/\s+/g, ' '), descriptionLength),
    about: about.trim() ? await toProse(about, profile._id) : [],
    positions: newestFirst(positions).map((position) => ({
      title: position.title || position.team,
      team: position.title ? position.team : '',
      span: timeSpan(position),
    })),
    projects: projects.map((project) => ({ title: project.title, path: projectPath(project) })),
    publications: publications.map((publication) => ({
      id: publication._id,
      path: publicationPath(publication),
      title: publication.title,
      authors: publication.authors,
      year: publication.publicationDate.slice(0, 4),
      place: publication.venue || publication.publicationType,
    })),
    total,
  }
}

export type PersonView = Awaited<ReturnType<typeof viewPerson>> & {
  /** Instead of the publications, where the group lists them as references. */
  readonly references?: ReferenceGroups
}
