import {
  booleanSchema,
  dateSchema,
  id,
  jsonList,
  linkSchema,
  markdownSchema,
  pictureSchema,
  requiredMarkdown,
  requiredText,
  text,
  titleSchema,
  webUrl,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { arxivId, doi, pmid } from '#contract/text/identifiers.ts'
import { optionalLanguageTag } from '#contract/text/language-tag.ts'
import { noticeKinds } from './notice-kinds.ts'

export const maxAuthors = 5_000
export const tooManyAuthorsMessage = `At most ${maxAuthors.toLocaleString('en')} authors`

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

export const datePrecisions = ['day', 'month', 'year'] as const

/**
 * An author: the name as printed and the linked group member. The parts of the name are given only
 * if parsing the name gives other parts. Parts that do not make up the name are ignored.
 */
export const author = z.object({
  name: requiredText('a name', 200),
  family: text(200).optional(),
  given: text(200).optional(),
  suffix: text(50).optional(),
  profileId: z.union([z.literal(''), id], 'Not a valid id').default(''),
  isEqual: z.boolean().default(false),
  isCorresponding: z.boolean().default(false),
})
export type Author = z.output<typeof author>

export const furtherLink = z.object({
  kind: z.enum(linkKinds, `Must be one of ${linkKinds.join(', ')}`),
  url: webUrl,
})

export type FurtherLink = z.output<typeof furtherLink>

/** A correction, an expression of concern or a retraction, with its location. */
export const notice = z.object({
  kind: z.enum(noticeKinds, `Must be one of ${noticeKinds.join(', ')}`),
  date: z.union([z.literal(''), dateSchema], 'Not a valid date').default(''),
  doi: doi.default(''),
  url: linkSchema.default(''),
})
export type PublicationNotice = z.output<typeof notice>

/**
 * Returns each kind in a stored list of notices once. Skips parsing empty lists, which are most.
 */
export const noticeKindsIn = (stored: string): PublicationNotice['kind'][] =>
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

/** Another version of the same work, such as the preprint of an article. */
export const publicationVersion = z.object({
  kind: text(200).default(''),
  title: text(1_000).default(''),
  venue: text(1_000).default(''),
  publicationDate: z.union([z.literal(''), dateSchema], 'Not a valid date').default(''),
  doi: doi.default(''),
  arxivId: arxivId.default(''),
  url: linkSchema.default(''),
})

export const requiredPublicationFields = z.object({
  title: requiredText('a title', 1_000),
  authors: requiredText('the authors', 200_000),
  publicationDate: dateSchema,
  publicationType: titleSchema('a type'),
  publicationLink: webUrl,
  publicationSummary: requiredMarkdown('a summary'),
})

export const optionalPublicationFields = z.object({
  datePrecision: z.enum(datePrecisions, `Must be one of ${datePrecisions.join(', ')}`),
  doi,
  pmid,
  arxivId,
  venue: text(1_000),
  volume: text(200),
  issue: text(200),
  pages: text(200),
  publisher: text(500),
  editors: text(20_000),
  series: text(500),
  number: text(200),
  edition: text(200),
  /** A more precise type: Master's thesis, Technical report, Poster. */
  genre: text(200),
  language: optionalLanguageTag,
  properNouns: jsonList(text(200)),
  abstract: text(200_000),
  laySummary: markdownSchema(),
  keywords: jsonList(text(200)),
  authorList: jsonList(author, maxAuthors, 'authors'),
  links: jsonList(furtherLink),
  projects: jsonList(id),
  grants: jsonList(id),
  featured: booleanSchema,
  versions: jsonList(publicationVersion),
  award: text(300),
  notices: jsonList(notice),
  picture: pictureSchema,
})
