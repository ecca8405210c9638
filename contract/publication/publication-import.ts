import { call } from '#contract/call/call.ts'
import { booleanSchema, id, text, wholeNumber, wholeNumbers } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import {
  author,
  furtherLink,
  maxAuthors,
  notice,
  optionalPublicationFields,
  requiredPublicationFields,
  tooManyAuthorsMessage,
} from './publication-fields.ts'

export const importLimits = { bytes: 5 * 1024 * 1024, entries: 5_000 }

/** Fields that only the group sets and no import fills. */
const fieldsOfGroup = {
  laySummary: true,
  projects: true,
  grants: true,
  featured: true,
  versions: true,
  award: true,
  picture: true,
} as const

/** A publication as read by an import. Missing values are empty. */
export const importedPublication = optionalPublicationFields.omit(fieldsOfGroup).extend({
  title: requiredPublicationFields.shape.title,
  authors: z.string(),
  publicationDate: z.string(),
  publicationType: requiredPublicationFields.shape.publicationType,
  publicationLink: z.union([z.literal(''), requiredPublicationFields.shape.publicationLink]),
  publicationSummary: z.string(),
  properNouns: z.array(text(200)).max(500),
  keywords: z.array(text(200)).max(500),
  authorList: z.array(author).min(1, 'It has no author').max(maxAuthors, tooManyAuthorsMessage),
  links: z.array(furtherLink).max(500),
  notices: z.array(notice).max(1_000),
})
export type ImportedPublication = z.output<typeof importedPublication>

/** Empty values of all fields, for imports that were stored before a field existed. */
export const emptyImportFields: Readonly<Record<string, '' | readonly never[]>> =
  Object.fromEntries(
    Object.entries(importedPublication.shape).map(([name, field]) => [
      name,
      z.safeDecode(field, '').success ? '' : [],
    ]),
  )

const named = z.object({ _id: id, title: z.string() })

const importEntry = z.object({
  index: z.int(),
  status: z.enum(['new', 'duplicate', 'version', 'failed']),
  publication: importedPublication.nullable(),
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
export type ImportEntry = z.output<typeof importEntry>

const importStates = ['reading', 'ready', 'saving', 'saved', 'undone', 'failed'] as const

const publicationImport = z.object({
  importId: id,
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
const importId = id
const aliases = { importId: '_id' }

export const publicationImportApi = {
  previewImport: call({
    method: 'POST',
    path: '/publication/previewImport',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Read identifiers and citations, mixed; with importId and index, read one entry again',
    input: z.object({
      text: z.string('Paste a text or choose a file').optional(),
      file: z.file('Choose a file').optional(),
      importId: importId.optional(),
      index: wholeNumber.optional(),
    }),
    maxTextBytes: importLimits.bytes + 1024 * 1024,
    reply: z.object({ importId: id }),
  }),
  getImport: call({
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
  import: call({
    method: 'POST',
    path: '/publication/import',
    access: 'editor',
    encoding: 'json',
    summary:
      'Save entries of an import; without indexes all new ones; with years for entries whose source names none',
    input: z.object({
      importId,
      indexes: wholeNumbers(importLimits.entries).optional(),
      years: z.array(missingYear).max(importLimits.entries).optional(),
    }),
    maxListLength: importLimits.entries,
    maxValues: 5 * importLimits.entries,
    aliases,
    reply,
  }),
  undoImport: call({
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
