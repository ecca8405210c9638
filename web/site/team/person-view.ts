import { personPath } from '#contract/profile/person-path.ts'
import type { PersonInDetail } from '#contract/profile/profile.ts'
import { cutText } from '#contract/text/cut-text.ts'
import { lastUpdated } from '#web/content/last-updated-view.ts'
import { plainSpeech, type Speech } from '#web/content/speech.ts'
import { timeSpan } from '#web/content/time-span.ts'
import { untranslatedIn } from '#web/content/untranslated.ts'
import type { ReferenceGroups } from '#web/site/parts/load-references.ts'
import { viewNamedProject, viewNamedPublication } from '#web/site/parts/named-entries.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { newestFirst } from './newest-positions.ts'

/** How long texts are made ready; the server hands it in. */
interface MarkdownTools {
  toProse(markdown: string, id: string): Promise<ProseTree>
  plainText(markdown: string): string
}

const descriptionLength = 300

/** Which texts of a position nobody has translated, under the names that they are shown by. */
const untranslatedPosition = (
  { id, title }: PersonInDetail['positions'][number],
  untranslated: readonly string[] | undefined,
) => {
  const names = (['title', 'team'] as const).filter((name) =>
    // Until one of its texts is translated a position has no name.
    id ? untranslated?.includes(`positions.${id}.${name}`) : untranslated,
  )
  // Without a title the team stands in its place.
  const shown = title ? names : names.flatMap((name) => (name === 'team' ? ['title'] : []))
  return untranslatedIn({ untranslated: shown })
}

/** A person as their page shows them. */
export const viewPerson = async (
  { profile, total, updatedAt }: { profile: PersonInDetail; total: number; updatedAt: string },
  { toProse, plainText }: MarkdownTools,
  speech: Speech = plainSpeech,
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
      ...untranslatedPosition(position, profile.untranslated),
      title: position.title || position.team,
      team: position.title ? position.team : '',
      span: timeSpan(position, speech),
    })),
    projects: projects.map(viewNamedProject),
    publications: publications.map(viewNamedPublication),
    total,
    updated: lastUpdated(updatedAt, speech),
  }
}

export type PersonView = Awaited<ReturnType<typeof viewPerson>> & {
  /** Instead of the publications, where the group lists them as references. */
  readonly references?: ReferenceGroups
}
