import { defineCall } from '#contract/call/call.ts'
import {
  booleanSchema,
  entryIdSchema,
  textSchema,
  wholeNumberListSchema,
  wholeNumberSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import {
  authorSchema,
  maxPublicationAuthors,
  optionalPublicationFieldsSchema,
  publicationLinkSchema,
  publicationNoticeSchema,
  requiredPublicationFieldsSchema,
  tooManyAuthorsMessage,
} from './publication-fields.ts'

export const publicationImportLimits = { bytes: 5 * 1024 * 1024, entries: 5_000 }

/** Fields that only the group sets and no import fills. */
const fieldsOfGroup = {
  laySummary: true,
  projects: true,
  grants: true,
  featured: true,
  versions: true,
  award: true,
  picture: true,
  pdf: true,
} as const

/** A publication as read by an import. Missing values are empty. */
export const importedPublicationSchema = optionalPublicationFieldsSchema
  .omit(fieldsOfGroup)
  .extend({
    title: requiredPublicationFieldsSchema.shape.title,
    authors: z.string(),
    publicationDate: z.string(),
    publicationType: requiredPublicationFieldsSchema.shape.publicationType,
    publicationLink: z.union([
      z.literal(''),
      requiredPublicationFieldsSchema.shape.publicationLink,
    ]),
    publicationSummary: z.string(),
    properNouns: z.array(textSchema(200)).max(500),
    keywords: z.array(textSchema(200)).max(500),
    authorList: z
      .array(authorSchema)
      .min(1, 'It has no author')
      .max(maxPublicationAuthors, tooManyAuthorsMessage),
    links: z.array(publicationLinkSchema).max(500),
    notices: z.array(publicationNoticeSchema).max(1_000),
  })
export type ImportedPublication = z.output<typeof importedPublicationSchema>

/** Empty values of all fields, for imports that were stored before a field existed. */
export const emptyImportFields: Readonly<Record<string, '' | readonly never[]>> =
  Object.fromEntries(
    Object.entries(importedPublicationSchema.shape).map(([name, field]) => [
      name,
      z.safeDecode(field, '').success ? '' : [],
    ]),
  )

const named = z.object({ _id: entryIdSchema, title: z.string() })

const importEntry = z.object({
  index: z.int(),
  status: z.enum(['new', 'duplicate', 'version', 'failed']),
  publication: importedPublicationSchema.nullable(),
  /**
   * Publications on the site that match the entry. Empty if another entry of the import is the same
   * publication.
   */
  matches: z.array(named),
  reason: z.string(),
  line: z.int(),
  fills: z.array(z.string()),
  /** Original text of an entry that could not be read, so that users can correct it. */
  text: z.string(),
  /** Id of the publication that the entry was saved as. */
  savedAs: z.string(),
})
export type PublicationImportEntry = z.output<typeof importEntry>

const importStates = ['reading', 'ready', 'saving', 'saved', 'undone', 'failed'] as const

const publicationImport = z.object({
  importId: entryIdSchema,
  state: z.enum(importStates),
  /** Whether the import is being undone. Its state is then `saving`. */
  undoing: z.boolean(),
  /** Progress of the current phase, out of `total`. */
  done: z.int(),
  total: z.int(),
  /** Sentence about the reason why reading waits, or empty. */
  waitingFor: z.string(),
  reason: z.string(),
  /** Entries of the import. Empty in responses of calls that start work in the background. */
  entries: z.array(importEntry),
  /** Publications that an undo skipped because they were edited since. */
  kept: z.array(named),
})
export type PublicationImport = z.output<typeof publicationImport>

const missingYear = z.object({
  index: z.int().min(0),
  year: z
    .int('Type a year such as 2024')
    .min(1000)
    .max(9999)
    .meta({ examples: [2024] }),
})
export type MissingYear = z.output<typeof missingYear>

const reply = z.object({ import: publicationImport })
const importId = entryIdSchema
const aliases = { importId: '_id' }

export const publicationImportApi = {
  previewImport: defineCall({
    method: 'POST',
    path: '/publication/previewImport',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Read identifiers and citations, mixed; with importId and index, read one entry again',
    input: z.object({
      text: z.string('Paste a text or choose a file').optional(),
      file: z.file('Choose a file').optional(),
      importId: importId.optional(),
      index: wholeNumberSchema.optional(),
    }),
    maxTextBytes: publicationImportLimits.bytes + 1024 * 1024,
    reply: z.object({ importId: entryIdSchema }),
  }),
  getImport: defineCall({
    method: 'GET',
    path: '/publication/getImport',
    access: 'editor',
    encoding: 'query',
    summary:
      'How far an import is, and what becomes of each entry; with entries=false only how far',
    input: z.object({ importId, entries: booleanSchema.optional() }),
    aliases,
    reply,
  }),
  import: defineCall({
    method: 'POST',
    path: '/publication/import',
    access: 'editor',
    encoding: 'json',
    summary:
      'Save entries of an import; without indexes all new ones; with years for entries whose source names none',
    input: z.object({
      importId,
      indexes: wholeNumberListSchema(publicationImportLimits.entries).optional(),
      years: z.array(missingYear).max(publicationImportLimits.entries).optional(),
    }),
    maxListLength: publicationImportLimits.entries,
    maxValues: 5 * publicationImportLimits.entries,
    aliases,
    reply,
  }),
  undoImport: defineCall({
    method: 'POST',
    path: '/publication/undoImport',
    access: 'editor',
    encoding: 'json',
    summary:
      'Take back everything an import did, except what was edited since; one that is being read or saved ends',
    input: z.object({ importId }),
    aliases,
    reply,
  }),
}
