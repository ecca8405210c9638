import {
  date,
  flag,
  id,
  jsonList,
  link,
  longText,
  markdown,
  picture,
  required,
  text,
  title,
  webUrl,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { arxivId, doi, pmid } from '#contract/text/identifiers.ts'
import { languageTag } from '#contract/text/language-tag.ts'
import { noticeKinds } from './notice-kinds.ts'

/** The most authors one publication can have. */
export const mostAuthors = 5_000
/** Tells people that a publication has too many authors. */
export const tooManyAuthors = `At most ${mostAuthors.toLocaleString('en')} authors`

/** What a further link of a publication leads to. */
export const linkKinds = [
  'pdf',
  'preprint',
  'code',
  'data',
  'model',
  'slides',
  'video',
  'poster',
  'registration',
  'page',
] as const

/** How much of a publication's date is known. */
export const datePrecisions = ['day', 'month', 'year'] as const

/**
 * One author: the name as printed, and who of the group it is. Which part of the name is the family name stands there
 * only where the name alone does not tell; parts that do not make up the name are passed over.
 */
export const author = z.object({
  name: required('a name', 200),
  family: text(200).optional(),
  given: text(200).optional(),
  suffix: text(50).optional(),
  profileId: z.union([z.literal(''), id], 'Not a valid id').default(''),
  isEqual: z.boolean().default(false),
  isCorresponding: z.boolean().default(false),
})
export type Author = z.output<typeof author>

/** An address beside the publication's own, and what is there. */
export const furtherLink = z.object({
  kind: z.enum(linkKinds, `Must be one of ${linkKinds.join(', ')}`),
  url: webUrl,
})

export type FurtherLink = z.output<typeof furtherLink>

/** A correction, an expression of concern or a retraction, and where it is told. */
export const notice = z.object({
  kind: z.enum(noticeKinds, `Must be one of ${noticeKinds.join(', ')}`),
  date: z.union([z.literal(''), date], 'Not a valid date').default(''),
  doi: doi.default(''),
  url: link.default(''),
})
export type Notice = z.output<typeof notice>

/** The kinds of notices in a stored list of them, each once; most lists are empty. */
export const noticeKindsIn = (stored: string): Notice['kind'][] =>
  stored === '[]'
    ? []
    : [
        ...new Set(
          z
            .array(notice)
            .parse(JSON.parse(stored))
            .map(({ kind }) => kind),
        ),
      ]

/** Another version of the same work: the preprint of an article, say. */
export const otherVersion = z.object({
  kind: text(200).default(''),
  title: text(1_000).default(''),
  venue: text(1_000).default(''),
  publicationDate: z.union([z.literal(''), date], 'Not a valid date').default(''),
  doi: doi.default(''),
  arxivId: arxivId.default(''),
  url: link.default(''),
})

/** What the specification asks for. */
export const requiredFields = z.object({
  title: required('a title', 1_000),
  authors: required('the authors', 200_000),
  publicationDate: date,
  publicationType: title('a type'),
  publicationLink: webUrl,
  publicationSummary: longText('a summary'),
})

/** What goes beyond it; all of it may be left out. */
export const optionalFields = z.object({
  datePrecision: z.enum(datePrecisions, `Must be one of ${datePrecisions.join(', ')}`),
  doi,
  pmid,
  arxivId,
  venue: text(1_000),
  volume: text(200),
  issue: text(200),
  pages: text(200),
  publisher: text(500),
  /** The editors of the book or the proceedings, in one text as the authors are. */
  editors: text(20_000),
  series: text(500),
  /** Of a report, a patent or an article, or of the volume in its series. */
  number: text(200),
  /** Of a book; the version of a data set or of software. */
  edition: text(200),
  /** What kind it is more closely: Master's thesis, Technical report, Poster. */
  genre: text(200),
  /** Of its title and text (BCP 47). */
  language: languageTag,
  properNouns: jsonList(text(200)),
  abstract: text(200_000),
  laySummary: markdown(),
  keywords: jsonList(text(200)),
  authorList: jsonList(author, mostAuthors, 'authors'),
  links: jsonList(furtherLink),
  projects: jsonList(id),
  grants: jsonList(id),
  featured: flag,
  versions: jsonList(otherVersion),
  /** A prize it was given, in a few words. */
  award: text(300),
  notices: jsonList(notice),
  picture,
})
