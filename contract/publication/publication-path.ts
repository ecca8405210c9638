import { createEntryPathBuilder } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'

export const publicationPath = createEntryPathBuilder(entryPages.publication)

export const citationFileFormats = [
  { ending: 'bib', name: 'BibTeX', type: 'application/x-bibtex' },
  { ending: 'ris', name: 'RIS', type: 'application/x-research-info-systems' },
  { ending: 'csl.json', name: 'CSL-JSON', type: 'application/vnd.citationstyles.csl+json' },
] as const

export type CitationFileFormat = (typeof citationFileFormats)[number]
