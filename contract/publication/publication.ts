import { defineCall, maxPrecheckedListLength } from '#contract/call/call.ts'
import {
  baseEntryFields,
  taggedIdSchema,
  untranslatedFieldsSchema,
} from '#contract/call/entry-id.ts'
import {
  booleanSchema,
  entryIdSchema,
  idListSchema,
  markdownSchema,
  searchableListRangeSchema,
  textSchema,
  undoableReplySchema,
} from '#contract/call/fields.ts'
import {
  listStatusFilterSchema,
  makeOptionalInDrafts,
  publishingInputSchema,
  publishingSchema,
  statusFilterSchema,
} from '#contract/call/publishing.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { publicationEntity } from './publication-entity.ts'
import {
  authorSchema,
  maxPublicationAuthors,
  optionalPublicationFieldsSchema,
  publicationNoticeSchema,
  publicationVersionSchema,
  requiredPublicationFieldsSchema,
} from './publication-fields.ts'
import { publicationFoundApi } from './publication-found.ts'
import { publicationImportApi } from './publication-import.ts'

export type PublicationFields = z.output<typeof requiredPublicationFieldsSchema>

export const publicationSchema = z.object({
  ...baseEntryFields('publication'),
  // The following fields may be empty in drafts, and some also in imported publications.
  title: z.string(),
  authors: z.string(),
  publicationType: z.string(),
  publicationDate: z.string(),
  publicationLink: z.string(),
  publicationSummary: z.string(),
  ...optionalPublicationFieldsSchema.shape,
  keywords: z.array(z.string()),
  properNouns: z.array(z.string()),
  authorList: z.array(authorSchema),
  links: z.array(z.object({ kind: z.string(), url: z.string() })),
  projects: z.array(entryIdSchema),
  grants: z.array(entryIdSchema),
  featured: z.boolean(),
  versions: z.array(publicationVersionSchema),
  notices: z.array(publicationNoticeSchema),
  picture: z.string(),
  pdf: z.string(),
  ...publishingSchema.shape,
  version: z.int(),
})
export type Publication = z.output<typeof publicationSchema>

const input = requiredPublicationFieldsSchema.extend({
  ...optionalPublicationFieldsSchema.partial().shape,
  ...publishingInputSchema.shape,
})

const requiredNames = Object.keys(
  requiredPublicationFieldsSchema.shape,
) as (keyof typeof requiredPublicationFieldsSchema.shape)[]

/** Input for a new publication. Must contain the authors, as a text or as a list. */
const newPublication = input
  .extend({ authors: requiredPublicationFieldsSchema.shape.authors.optional() })
  .refine(({ authors, authorList }) => authors !== undefined || (authorList?.length ?? 0) > 0, {
    path: ['authors'],
    error: 'Please enter the authors',
    // Checks the authors even if other fields are invalid, so that all errors are shown at once.
    when: () => true,
  })

const draftPublication = makeOptionalInDrafts(input, requiredNames)
export type NewPublication = z.output<typeof draftPublication>

const changes = input.partial().extend({
  /** May be empty only if an import left it empty. Otherwise it cannot be emptied. */
  publicationDate: z
    .union([requiredPublicationFieldsSchema.shape.publicationDate, z.literal('')])
    .optional(),
  publicationLink: z
    .union([requiredPublicationFieldsSchema.shape.publicationLink, z.literal('')])
    .optional(),
  publicationSummary: markdownSchema().optional(),
})
export type PublicationChanges = z.output<typeof changes>

export const publicationSorts = ['newest', 'oldest', 'title', 'type'] as const
export type PublicationSort = (typeof publicationSorts)[number]

const citations = z.object({
  apa: z.string(),
  vancouver: z.string(),
  harvard: z.string(),
  ieee: z.string(),
  bibtex: z.string(),
  ris: z.string(),
})

const textRun = z.object({ text: z.string(), isItalic: z.boolean() })

const richCitations = z.object({
  apa: z.array(textRun).readonly(),
  vancouver: z.array(textRun).readonly(),
  harvard: z.array(textRun).readonly(),
  ieee: z.array(textRun).readonly(),
})

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))

export const publicationFiltersSchema = z.object({
  year: z
    .string()
    .regex(/^\d{4}$/, 'Must be a year')
    .optional(),
  type: textSchema(200).optional(),
  person: entryIdSchema.optional(),
  project: entryIdSchema.optional(),
  grant: entryIdSchema.optional(),
  topic: textSchema(200).optional(),
  q: textSchema(200).optional(),
})
export type PublicationFilters = z.output<typeof publicationFiltersSchema>

/** A publication in lists of other entries, such as a person, a grant or a project. */
export const publicationSummarySchema = publicationSchema
  .pick({
    _id: true,
    title: true,
    language: true,
    authors: true,
    publicationDate: true,
    datePrecision: true,
    publicationType: true,
    publicationLink: true,
    venue: true,
    doi: true,
    notices: true,
  })
  .extend({
    /** COinS context object, from which citation managers import. */
    coins: z.string(),
  })
export type PublicationSummary = z.output<typeof publicationSummarySchema>

const publicationEntry = publicationSummarySchema.omit({ venue: true, doi: true }).extend({
  coins: z.string().optional(),
  names: z.array(z.string()),
  cslType: z.string(),
  /** Details for lists of references. Only if requested. */
  reference: publicationSchema
    .pick({
      authorList: true,
      venue: true,
      volume: true,
      issue: true,
      pages: true,
      publisher: true,
      doi: true,
      links: true,
      pdf: true,
      award: true,
      notices: true,
    })
    .optional(),
})
export type PublicationEntry = z.output<typeof publicationEntry>

const listFilters = {
  sort: z.enum(publicationSorts).optional(),
  ...publicationFiltersSchema.shape,
  ...listStatusFilterSchema.shape,
}

const listFacts = {
  total: z.int(),
  facets: z.object({
    year: facet,
    type: facet,
    person: facet,
    project: z.array(
      facet.element.extend({
        value: taggedIdSchema('post', { label: 'title' }, z.string()),
        untranslated: untranslatedFieldsSchema,
      }),
    ),
    topic: facet,
  }),
}

const { named, list, add, update, remove } = createStandardCalls(publicationEntity, {
  nouns: ['publication', 'publications'],
  entry: publicationSchema,
  listed: { publications: z.array(publicationSchema), ...listFacts },
  filters: listFilters,
  reference: { id: entryIdSchema },
  input,
  summaries: { list: 'All publications, newest first' },
})

/** Raises the limits of requests, because a publication may have thousands of authors. */
const limitsForManyAuthors = {
  maxListLength: maxPrecheckedListLength,
  maxValues: 10 * maxPublicationAuthors,
}

export const publicationApi = {
  showAllPublications: list,
  publicationEntries: defineCall({
    method: 'GET',
    path: '/publication/publicationEntries',
    access: 'public',
    encoding: 'query',
    summary: 'The same list with no more of each publication than a list shows',
    input: searchableListRangeSchema.extend({
      ...listFilters,
      references: booleanSchema.optional(),
      /** Whether the response should include COinS metadata for citation managers. */
      coins: booleanSchema.optional(),
    }),
    reply: z.object({
      entries: z.array(publicationEntry),
      people: z.array(z.object({ _id: entryIdSchema, name: z.string() })).optional(),
      ...listFacts,
    }),
  }),
  getSinglePublication: defineCall({
    method: 'GET',
    path: '/publication/getSinglePublication/:id',
    access: 'public',
    encoding: 'query',
    summary: 'One publication, and how to cite it',
    input: z.object({ id: entryIdSchema, ...statusFilterSchema.shape }),
    reply: z.object({
      publication: publicationSchema,
      data: publicationSchema,
      citations,
      richCitations,
      cslType: z.string(),
      /** Whether the authors are the editors of a book by many authors. */
      isEdited: z.boolean(),
      /** Group members among the authors. `orcid` may be empty. */
      people: z.array(z.object({ _id: entryIdSchema, name: z.string(), orcid: z.string() })),
      projects: z.array(z.object({ ...baseEntryFields('post'), title: z.string() })),
      grants: z.array(
        z.object({
          ...baseEntryFields('grant'),
          name: z.string(),
          funder: z.string(),
          number: z.string(),
        }),
      ),
    }),
  }),
  addPublication: {
    ...add,
    ...limitsForManyAuthors,
    input: newPublication,
    draft: draftPublication,
  },
  updatePublication: {
    ...update,
    ...limitsForManyAuthors,
    input: changes.extend(named),
    draft: draftPublication.extend(named),
  },
  deletePublication: remove,
  updatePublications: defineCall({
    method: 'PUT',
    path: '/publication/updatePublications',
    access: 'editor',
    encoding: 'json',
    summary: 'Change several publications at once, all or none; fields left out keep their value',
    success: 'Publications Updated',
    input: z.object({
      ids: idListSchema,
      publicationType: requiredPublicationFieldsSchema.shape.publicationType.optional(),
      featured: z.boolean('Must be true or false').optional(),
      addProjects: idListSchema.optional(),
    }),
    reply: undoableReplySchema,
  }),
  deletePublications: defineCall({
    method: 'DELETE',
    path: '/publication/deletePublications',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete several publications at once, all or none',
    success: 'Publications Deleted',
    input: z.object({ ids: idListSchema }),
    reply: undoableReplySchema,
  }),
  mergePublications: defineCall({
    method: 'POST',
    path: '/publication/mergePublications',
    access: 'editor',
    encoding: 'json',
    summary: 'Make one of two publications; the first keeps what it has and takes what it lacks',
    success: 'Publications Merged',
    input: z.object({ keepId: entryIdSchema, mergeId: entryIdSchema }),
    reply: undoableReplySchema.extend({ data: publicationSchema }),
  }),
  ...publicationImportApi,
  ...publicationFoundApi,
}
