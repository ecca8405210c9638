import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { booleanSchema, listRangeSchema, textSchema, versionSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { optionalLanguageTagSchema } from '#contract/text/language-tag.ts'
import { allEntityDefinitions } from './entities.ts'

const isTranslated = ({ fields }: EntityDefinition): boolean =>
  Object.values(fields).some((field) => 'translated' in field)

export const translatedEntityNames: readonly string[] = allEntityDefinitions
  .filter(isTranslated)
  .map(({ name }) => name)

const entity = z
  .string('Name the kind of entry')
  .refine((name) => translatedEntityNames.includes(name), 'Nothing of this kind is translated')
  .meta({ examples: ['post'] })
const lang = optionalLanguageTagSchema.refine((tag) => tag !== '', 'Name the language')
const named = { entity, id: z.string('Name the entry').min(1).max(100), lang }

/** State of a translation. `outdated` means that the source changed since. */
const state = z.enum(['missing', 'outdated', 'done'])
export type TranslationState = z.infer<typeof state>

const status = z.enum(['published', 'draft'], 'Must be one of published, draft')

const field = z.object({
  source: z.string(),
  /** Translated text. If there is a draft, the draft. */
  text: z.string(),
  /** State of the published text if there is one, otherwise of the draft. */
  state,
  status,
  /** Source text that was translated, if it changed since. */
  from: z.string().optional(),
  /** Whether the text is Markdown. */
  isLong: z.boolean(),
})

const translation = z.object({
  fields: z.record(z.string(), field),
  version: z.int(),
  /** `draft` if any text of the entry is a draft. */
  status,
  title: z.string(),
})
export type EntryTranslation = z.infer<typeof translation>
export type TranslationField = z.infer<typeof field>

const left = z.object({
  entity: z.string(),
  id: z.string(),
  field: z.string(),
  title: z.string(),
  state,
})
export type TranslationGap = z.infer<typeof left>

const maxFileBytes = 10 * 1024 * 1024

export const translationApi = {
  getTranslation: defineCall({
    method: 'GET',
    path: '/translation/getTranslation',
    access: 'editor',
    encoding: 'query',
    summary: 'What an entry says in another language, field by field beside the source',
    input: z.object(named),
    aliases: { id: '_id' },
    reply: z.object({ translation }),
  }),
  saveTranslation: defineCall({
    method: 'PUT',
    path: '/translation/saveTranslation',
    access: 'editor',
    encoding: 'json',
    summary:
      'Change what an entry says in another language: only the fields that are named; an empty text removes it',
    success: 'Saved',
    input: z.object({
      ...named,
      fields: z.record(z.string(), textSchema(200_000), 'Must be texts by the names of fields'),
      version: versionSchema.optional(),
      status: status.optional(),
    }),
    aliases: { id: '_id' },
    reply: z.object({ translation }),
  }),
  overview: defineCall({
    method: 'GET',
    path: '/translation/overview',
    access: 'editor',
    encoding: 'query',
    summary: 'How many fields are translated into a language, and those that are left',
    input: listRangeSchema.extend({ lang, entity: entity.optional(), state: state.optional() }),
    reply: z.object({
      total: z.int(),
      done: z.int(),
      missing: z.int(),
      outdated: z.int(),
      /** Number of draft translations. They are already counted in `done` or `outdated`. */
      drafts: z.int(),
      entries: z.array(left),
    }),
  }),
  export: defineCall({
    method: 'GET',
    path: '/translation/export',
    access: 'editor',
    encoding: 'query',
    summary:
      'All fields in a language beside their source as CSV, for translators; as a file unless JSON is asked for',
    input: z.object({ lang }),
    file: { field: 'csv', type: 'text/csv; charset=utf-8', name: 'translations.csv' },
    reply: z.object({ csv: z.string() }),
  }),
  import: defineCall({
    method: 'POST',
    path: '/translation/import',
    access: 'editor',
    encoding: 'multipart',
    summary:
      'Save the texts of a CSV file as `export` makes it, each row for itself; an empty text leaves what is there. `dryRun` only says what would be saved',
    input: z.object({
      lang,
      dryRun: booleanSchema.optional(),
      file: z.file('Choose a CSV file').max(maxFileBytes, 'A file may have at most 10 MB'),
    }),
    reply: z.object({
      saved: z.int(),
      unchanged: z.int(),
      /** Up to three texts, so that the user notices a wrong encoding. */
      samples: z.array(z.string()),
      refused: z.array(z.object({ line: z.int(), reason: z.string() })),
    }),
  }),
}
