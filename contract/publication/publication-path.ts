import { namedPath } from '#contract/text/named-path.ts'

/** The canonical path of a publication's page. */
export const publicationPath = ({ _id, title }: { _id: string; title: string }): string =>
  namedPath('publication', _id, title)

/** The formats in which publications can be fetched: how their files end, and their media types. */
export const citationFiles = [
  { ending: 'bib', name: 'BibTeX', type: 'application/x-bibtex' },
  { ending: 'ris', name: 'RIS', type: 'application/x-research-info-systems' },
  { ending: 'csl.json', name: 'CSL-JSON', type: 'application/vnd.citationstyles.csl+json' },
] as const

export type CitationFile = (typeof citationFiles)[number]
