import { type FileFieldOptions, fileInputSchema } from '#contract/call/field-types/file-type.ts'
import {
  booleanSchema,
  dateSchema,
  entryIdSchema,
  jsonListSchema,
  linkSchema,
  markdownSchema,
  pictureInputSchema,
  requiredMarkdownSchema,
  requiredTextSchema,
  requiredTitleSchema,
  textSchema,
  webUrlSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { arxivIdSchema, doiSchema, pmidSchema } from '#contract/text/identifiers.ts'
import { optionalLanguageTagSchema } from '#contract/text/language-tag.ts'
import { publicationNoticeKinds } from './notice-kinds.ts'

export const maxPublicationAuthors = 5_000
export const tooManyAuthorsMessage = `At most ${maxPublicationAuthors.toLocaleString('en')} authors`

export const publicationLinkKinds = [
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

export const publicationPdfOptions = {
  accepts: ['pdf'],
  orLink: true,
} as const satisfies FileFieldOptions

export const publicationDatePrecisions = ['day', 'month', 'year'] as const

/**
 * An author: the name as printed and the linked group member. The parts of the name are given only
 * if parsing the name gives other parts. Parts that do not make up the name are ignored.
 */
export const authorSchema = z.object({
  name: requiredTextSchema('a name', 200),
  family: textSchema(200).optional(),
  given: textSchema(200).optional(),
  suffix: textSchema(50).optional(),
  profileId: z.union([z.literal(''), entryIdSchema], 'Not a valid id').default(''),
  isEqual: z.boolean().default(false),
  isCorresponding: z.boolean().default(false),
})
export type Author = z.output<typeof authorSchema>

export const publicationLinkSchema = z.object({
  kind: z.enum(publicationLinkKinds, `Must be one of ${publicationLinkKinds.join(', ')}`),
  url: webUrlSchema,
})

export type PublicationLink = z.output<typeof publicationLinkSchema>

/** A correction, an expression of concern or a retraction, with its location. */
export const publicationNoticeSchema = z.object({
  kind: z.enum(publicationNoticeKinds, `Must be one of ${publicationNoticeKinds.join(', ')}`),
  date: z.union([z.literal(''), dateSchema], 'Not a valid date').default(''),
  doi: doiSchema.default(''),
  url: linkSchema.default(''),
})
export type PublicationNotice = z.output<typeof publicationNoticeSchema>

/**
 * Returns each kind in a stored list of notices once. Skips parsing empty lists, which are most.
 */
export const publicationNoticeKindsIn = (stored: string): PublicationNotice['kind'][] =>
  stored === '[]'
    ? []
    : [
        ...new Set(
          z
            .array(publicationNoticeSchema)
            .parse(JSON.parse(stored))
            .map(({ kind }) => kind),
        ),
      ]

/** Another version of the same work, such as the preprint of an article. */
export const publicationVersionSchema = z.object({
  kind: textSchema(200).default(''),
  title: textSchema(1_000).default(''),
  venue: textSchema(1_000).default(''),
  publicationDate: z.union([z.literal(''), dateSchema], 'Not a valid date').default(''),
  doi: doiSchema.default(''),
  arxivId: arxivIdSchema.default(''),
  url: linkSchema.default(''),
})

export const requiredPublicationFieldsSchema = z.object({
  title: requiredTextSchema('a title', 1_000),
  authors: requiredTextSchema('the authors', 200_000),
  publicationDate: dateSchema,
  publicationType: requiredTitleSchema('a type'),
  publicationLink: webUrlSchema,
  publicationSummary: requiredMarkdownSchema('a summary'),
})

export const optionalPublicationFieldsSchema = z.object({
  datePrecision: z.enum(
    publicationDatePrecisions,
    `Must be one of ${publicationDatePrecisions.join(', ')}`,
  ),
  doi: doiSchema,
  pmid: pmidSchema,
  arxivId: arxivIdSchema,
  venue: textSchema(1_000),
  volume: textSchema(200),
  issue: textSchema(200),
  pages: textSchema(200),
  publisher: textSchema(500),
  editors: textSchema(20_000),
  series: textSchema(500),
  number: textSchema(200),
  edition: textSchema(200),
  /** A more precise type: Master's thesis, Technical report, Poster. */
  genre: textSchema(200),
  language: optionalLanguageTagSchema,
  properNouns: jsonListSchema(textSchema(200)),
  abstract: textSchema(200_000),
  laySummary: markdownSchema(),
  keywords: jsonListSchema(textSchema(200)),
  authorList: jsonListSchema(authorSchema, maxPublicationAuthors, 'authors'),
  links: jsonListSchema(publicationLinkSchema),
  projects: jsonListSchema(entryIdSchema),
  grants: jsonListSchema(entryIdSchema),
  featured: booleanSchema,
  versions: jsonListSchema(publicationVersionSchema),
  award: textSchema(300),
  notices: jsonListSchema(publicationNoticeSchema),
  picture: pictureInputSchema,
  pdf: fileInputSchema(publicationPdfOptions),
})
