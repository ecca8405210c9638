import { pathWithName } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

export const publicationPath = pathWithName(entryPages.publication)

export const citationFiles = [
  { ending: 'bib', name: 'BibTeX', type: 'application/x-bibtex' },
  { ending: 'ris', name: 'RIS', type: 'application/x-research-info-systems' },
  { ending: 'csl.json', name: 'CSL-JSON', type: 'application/vnd.citationstyles.csl+json' },
] as const

export type CitationFile = (typeof citationFiles)[number]
