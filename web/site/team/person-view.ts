import { personPath } from '#contract/profile/person-path.ts'
import type { PersonWithDetails } from '#contract/profile/profile.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { formatTimeSpan } from '#web/content/format-time-span.ts'
import { formatLastUpdate } from '#web/content/last-updated-view.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import type { ReferenceGroups } from '#web/site/parts/load-references.ts'
import type { ReferringItemsView } from '#web/site/parts/load-referring-items.ts'
import { toProjectLink, toPublicationLink } from '#web/site/parts/named-entries.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { sortPositionsNewestFirst } from './newest-positions.ts'

/** Server functions that convert Markdown. */
interface MarkdownTools {
  toProse(markdown: string, id: string): Promise<ProseTree>
  plainText(markdown: string): string
}

const descriptionLength = 300

/** Returns which texts of a position are not translated. Names are those of the converted position. */
const untranslatedPosition = (
  { id, title }: PersonWithDetails['positions'][number],
  untranslated: readonly string[] | undefined,
) => {
  const names = (['title', 'team'] as const).filter((name) =>
    // The API sends ids only for positions with a translated text, so without an id no text is translated.
    id ? untranslated?.includes(`positions.${id}.${name}`) : untranslated,
  )
  // A position without a title shows its team as the title.
  const shown = title ? names : names.flatMap((name) => (name === 'team' ? ['title'] : []))
  return pickUntranslated({ untranslated: shown })
}

export const toPersonView = async (
  { profile, total, updatedAt }: { profile: PersonWithDetails; total: number; updatedAt: string },
  { toProse, plainText }: MarkdownTools,
  speech: Localization = defaultLocalization,
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
    description: truncateText(plainText(about).replaceAll(/\s+/g, ' '), descriptionLength),
    about: about.trim() ? await toProse(about, profile._id) : [],
    positions: sortPositionsNewestFirst(positions).map((position) => ({
      ...untranslatedPosition(position, profile.untranslated),
      title: position.title || position.team,
      team: position.title ? position.team : '',
      span: formatTimeSpan(position, speech),
    })),
    projects: projects.map(toProjectLink),
    publications: publications.map(toPublicationLink),
    total,
    updated: formatLastUpdate(updatedAt, speech),
  }
}

export type PersonView = Awaited<ReturnType<typeof toPersonView>> & {
  /** Publications in reference style. Replaces `publications` if the site uses this list style. */
  readonly references?: ReferenceGroups
  readonly referring?: readonly ReferringItemsView[]
}
