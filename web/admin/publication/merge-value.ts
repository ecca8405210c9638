import { parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import type { Publication } from '#contract/publication/publication.ts'
import type { ComparedMergeField } from '#contract/publication/publication-merge.ts'
import { publicationLinkKindStrings } from '#web/content/link-kind-strings.ts'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'

const strings = publicationPanelStrings.merge
const noticeKinds = publicationPanelStrings.noticeRows.choices
const kinds: Readonly<Record<string, string>> = publicationLinkKindStrings

/** Formats a field of a publication for the merge dialog. Returns an empty text if it has no value. */
export const formatMergeValue = (
  {
    links = [],
    versions = [],
    notices = [],
    projects = [],
    grants = [],
    ...rest
  }: Partial<Publication>,
  name: ComparedMergeField,
): string => {
  switch (name) {
    case 'links':
      return links.map(({ kind, url }) => `${kinds[kind] ?? kind}: ${url}`).join(', ')
    case 'versions':
      return versions
        .map(({ kind, venue, doi, arxivId }) =>
          [kind, venue, doi || arxivId].filter(Boolean).join(', '),
        )
        .join('; ')
    case 'notices':
      return notices
        .map(({ kind, doi, url }) => `${noticeKinds[kind]}: ${doi || url}`.replace(/: $/, ''))
        .join(', ')
    case 'projects':
      return projects.length > 0 ? strings.count(projects.length) : ''
    case 'grants':
      return grants.length > 0 ? strings.count(grants.length) : ''
    case 'featured':
    case 'picture':
      return rest[name] ? strings.yes : ''
    case 'pdf':
      return parseUploadedFileUrl(rest[name] ?? '')?.name ?? rest[name] ?? ''
    case 'keywords':
    case 'properNouns':
      return rest[name]?.join(', ') ?? ''
    default:
      return rest[name] ?? ''
  }
}
