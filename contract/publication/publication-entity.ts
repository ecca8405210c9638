import { type EntityDefinition, publishableEntityDefaults } from '#contract/call/entity.ts'
import { publicationNoticeNamesContent } from '#contract/content/publication-marks.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { splitAuthorsText } from './author-text.ts'
import {
  publicationDatePrecisions,
  publicationNoticeKindsIn,
  publicationPdfOptions,
} from './publication-fields.ts'

export const publicationEntity = {
  name: 'publication',
  label: 'Publication',
  fields: {
    title: { kind: 'title' },
    authors: { kind: 'text' },
    publicationDate: { kind: 'date' },
    publicationType: { kind: 'text' },
    publicationLink: { kind: 'link' },
    publicationSummary: { kind: 'markdown', translated: true },
    datePrecision: { kind: 'choice', of: publicationDatePrecisions },
    doi: { kind: 'text' },
    pmid: { kind: 'text' },
    arxivId: { kind: 'text' },
    venue: { kind: 'text' },
    volume: { kind: 'text' },
    issue: { kind: 'text' },
    pages: { kind: 'text' },
    publisher: { kind: 'text' },
    /** Editors of the containing book, as one text like the authors. */
    editors: { kind: 'text' },
    series: { kind: 'text' },
    number: { kind: 'text' },
    edition: { kind: 'text' },
    genre: { kind: 'text' },
    language: { kind: 'text' },
    /** Words of the title that keep their capitals in every style. */
    properNouns: { kind: 'list' },
    abstract: { kind: 'text' },
    laySummary: { kind: 'markdown', translated: true },
    keywords: { kind: 'list' },
    /** Names of all authors in order. `people` links group members to their position. */
    authorList: { kind: 'list' },
    people: {
      kind: 'relations',
      to: 'profile',
      table: 'publicationAuthor',
      owner: 'publicationId',
      member: 'profileId',
      placedIn: 'authorList',
    },
    /**
     * People who confirmed or rejected being an author. Rejected publications are not matched with
     * the person again.
     */
    confirmedBy: {
      kind: 'relations',
      to: 'profile',
      table: 'publicationConfirmed',
      owner: 'publicationId',
      member: 'profileId',
    },
    rejectedBy: {
      kind: 'relations',
      to: 'profile',
      table: 'publicationRejected',
      owner: 'publicationId',
      member: 'profileId',
    },
    links: { kind: 'list' },
    /** The group's own copy, which it may share. */
    pdf: { kind: 'file', ...publicationPdfOptions },
    projects: {
      kind: 'relations',
      to: 'post',
      table: 'publicationProject',
      owner: 'publicationId',
      member: 'postId',
    },
    grants: {
      kind: 'relations',
      to: 'grant',
      table: 'grantPublication',
      owner: 'publicationId',
      member: 'grantId',
      mirrored: true,
    },
    featured: { kind: 'flag' },
    versions: { kind: 'list' },
    award: { kind: 'text' },
    notices: { kind: 'list' },
    picture: { kind: 'picture' },
    /** BibTeX key, which never changes once assigned. */
    citationKey: { kind: 'internal' },
  },
  order: { by: 'publicationDate', newest: 'first' },
  search: ['title', 'authors', 'publicationType', 'venue', 'doi'],
  ...publishableEntityDefaults,
  calls: {
    list: 'showAllPublications',
    add: 'addPublication',
    update: 'updatePublication',
    remove: 'deletePublication',
  },
  messages: {
    added: 'Publication Added Successfully',
    updated: 'Publication Updated',
    removed: 'Publication Deleted',
  },
  counted: 'publications',
  page: entryPages.publication,
  found: {
    date: 'publicationDate',
    people: ['authors', 'authorList', 'people'],
    unsearched: [
      'datePrecision',
      'language',
      'properNouns',
      'notices',
      'picture',
      'pdf',
      'confirmedBy',
      'rejectedBy',
    ],
    identifiers: ['doi', 'pmid', 'arxivId'],
    own: { texts: ['abstract'], language: 'language' },
    detail: ({ publicationDate, authors = '', notices: stored = '[]' }) => {
      const notices = publicationNoticeKindsIn(stored)
      return {
        year: publicationDate?.slice(0, 4),
        names: splitAuthorsText(authors),
        ...(notices.length > 0 && { also: { notices } }),
      }
    },
  },
  news: {
    kind: 'publication',
    summary: ['publicationSummary', 'abstract'],
    date: 'publicationDate',
    names: 'authorList',
    // Search results must show retractions.
    facts: [
      { field: 'notices', labels: publicationNoticeNamesContent, keysIn: publicationNoticeKindsIn },
    ],
    language: 'language',
    alsoIn: ['people', 'projects'],
    feedName: 'publications.title',
    inNewsletter: true,
  },
} as const satisfies EntityDefinition
