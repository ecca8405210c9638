import { linkNamesContent } from '#contract/content/publication-marks.ts'

/** What a further link of a publication leads to, as it ships. */
export const linkKinds = linkNamesContent.defaults

/** Every fixed word about publications. */
export const publications = {
  about: (title: string) => `about ${title}`,
  moreAuthors: (count: number) => `and ${count.toLocaleString('en')} more`,
  undated: 'Undated',
  filters: {
    label: 'Narrow down the publications',
    q: 'Words',
    year: 'Year',
    type: 'Type',
    person: 'Person',
    project: 'Project',
    grant: 'Of one grant',
    topic: 'Topic',
    any: 'All',
    show: 'Show',
    clear: 'Clear all filters',
    remove: (name: string, value: string) => `Remove the filter ${name}: ${value}`,
    unknown: 'Not on this list',
    choice: (label: string, count: number) => `${label} (${count.toLocaleString('en')})`,
    found: (count: number) =>
      count === 1 ? '1 publication' : `${count.toLocaleString('en')} publications`,
    none: {
      title: 'No publication matches',
      text: 'Take a filter away, or look for other words.',
    },
  },
  exports: 'Export this list as',
  failed: {
    title: 'The list could not be loaded',
    text: 'Please try again in a moment.',
  },
}

/** Every fixed word of a publication's page. */
export const publicationPage = {
  authors: 'Authors',
  showAuthors: (count: number) => `Show all ${count.toLocaleString('en')} authors`,
  ofTheGroup: 'From our group',
  equal: 'These authors contributed equally',
  equalMark: 'contributed equally',
  corresponding: 'Corresponding author',
  correspondingMark: 'corresponding author',
  abstract: 'Abstract',
  laySummary: 'In plain words',
  summary: 'Summary',
  read: 'Read the publication',
  facts: 'Details',
  published: 'Published',
  publishedIn: 'In',
  volume: 'Volume',
  issue: 'Issue',
  pages: 'Pages',
  publisher: 'Publisher',
  editors: 'Edited by',
  series: 'Series',
  number: 'Number',
  edition: 'Edition',
  genre: 'Kind',
  doi: 'DOI',
  pmid: 'PubMed',
  arxiv: 'arXiv',
  links: 'Links',
  grants: 'Funding',
  topics: 'Topics',
  versions: 'Other versions',
  otherVersion: 'Other version',
  cite: 'Cite',
  styles: {
    apa: 'APA',
    vancouver: 'Vancouver',
    harvard: 'Harvard',
    ieee: 'IEEE',
    bibtex: 'BibTeX',
    ris: 'RIS',
  },
  copy: 'Copy',
  copyStyle: (style: string) => `Copy as ${style}`,
  copied: 'Copied',
  notCopied: 'Please select the text and copy it by hand',
  download: 'Download',
}
