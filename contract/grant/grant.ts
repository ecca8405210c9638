import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, publishableEntityDefaults } from '#contract/call/entity.ts'
import {
  baseEntryFields,
  taggedIdSchema,
  untranslatedFieldsSchema,
} from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  jsonListSchema,
  linkSchema,
  markdownSchema,
  requiredTextSchema,
  textSchema,
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
import { entryPages } from '#contract/entry-pages.ts'
import { timelineEntrySchema } from '#contract/post/research.ts'
import { researchMaterialSchema } from '#contract/post/responsible-ai.ts'
import { profileSchema } from '#contract/profile/profile.ts'
import { publicationSummarySchema } from '#contract/publication/publication.ts'
import { partialDateSchema } from '#contract/text/rough-date.ts'

/** An amount as text, with or without its currency. Also accepts a number. */
const amount = z.codec(
  z.union([textSchema(100), z.number()], 'Must be a sum of money'),
  z.string(),
  {
    decode: (value) => String(value),
    encode: (value) => value,
  },
)

const facts = z.object({
  funder: textSchema(500),
  /** The funder's ROR iD or Crossref Funder ID, as an id or a URL. */
  funderId: linkSchema,
  /** The funder's number of the grant. */
  number: textSchema(200),
  from: partialDateSchema,
  until: partialDateSchema,
  amount,
  /** Purpose and results of the grant, as Markdown. */
  summary: markdownSchema(20_000),
})

export const grantSchema = facts.extend({
  ...baseEntryFields('grant'),
  name: z.string(),
  people: z.array(entryIdSchema),
  projects: z.array(entryIdSchema),
  publications: z.array(entryIdSchema),
  ...publishingSchema.shape,
  version: z.int(),
})
export type Grant = z.output<typeof grantSchema>

export const grantEntity = {
  name: 'grant',
  label: 'Grant',
  fields: {
    name: { kind: 'title', translated: true },
    funder: { kind: 'text' },
    funderId: { kind: 'link' },
    number: { kind: 'text' },
    from: { kind: 'date' },
    until: { kind: 'date' },
    amount: { kind: 'text' },
    summary: { kind: 'markdown', translated: true },
    people: {
      kind: 'relations',
      to: 'profile',
      table: 'grantPerson',
      owner: 'grantId',
      member: 'profileId',
    },
    projects: {
      kind: 'relations',
      to: 'post',
      table: 'grantProject',
      owner: 'grantId',
      member: 'postId',
    },
    publications: {
      kind: 'relations',
      to: 'publication',
      table: 'grantPublication',
      owner: 'grantId',
      member: 'publicationId',
    },
  },
  order: { by: 'from', newest: 'first' },
  search: ['name', 'funder', 'number'],
  ...publishableEntityDefaults,
  calls: {
    list: 'grants',
    add: 'createGrant',
    update: 'updateGrant',
    remove: 'deleteGrant',
  },
  counted: 'grants',
  page: entryPages.grant,
  found: {
    date: 'from',
    identifiers: ['number'],
    detail: ({ from, funder = '', number = '' }) => ({
      year: from?.slice(0, 4),
      names: [funder, number],
    }),
  },
} as const satisfies EntityDefinition

const input = z.object({
  name: requiredTextSchema('a name', 500),
  ...facts.partial().shape,
  people: jsonListSchema(entryIdSchema).optional(),
  projects: jsonListSchema(entryIdSchema).optional(),
  publications: jsonListSchema(entryIdSchema).optional(),
  ...publishingInputSchema.shape,
})
const draftInput = makeOptionalInDrafts(input, ['name'])
export type GrantInput = z.output<typeof draftInput>

const {
  named: changed,
  list,
  add,
  update,
  remove,
} = createStandardCalls(grantEntity, {
  nouns: ['grant', 'grants'],
  entry: grantSchema,
  listed: {
    grants: z.array(grantSchema),
    today: z.string(),
  },
  filters: listStatusFilterSchema.shape,
  reference: { grantId: entryIdSchema },
  input,
  summaries: {
    list: 'All grants, the latest first',
    remove: 'Delete a grant; people, projects and publications stay',
  },
})

const named = z.object({ ...baseEntryFields('post'), title: z.string() })

const results = z.object({
  /**
   * Publications of the grant and of its projects. For those of a project, `through` names the
   * project.
   */
  publications: z.array(publicationSummarySchema.extend({ through: z.string() })),
  milestones: z.array(timelineEntrySchema),
  progress: z.array(timelineEntrySchema),
  materials: z.array(
    researchMaterialSchema.extend({
      postId: taggedIdSchema('post', { project: 'title' }),
      project: z.string(),
      untranslated: untranslatedFieldsSchema,
    }),
  ),
})
export type GrantResults = z.output<typeof results>

/** A milestone or progress entry with its full Markdown. */
const reported = timelineEntrySchema.extend({ description: z.string() })

/** Results of a grant in a period or overall. */
const report = results.extend({
  grant: grantSchema,
  from: z.string(),
  until: z.string(),
  today: z.string(),
  people: z.array(z.object({ _id: entryIdSchema, name: z.string() })),
  projects: z.array(named),
  milestones: z.array(reported),
  progress: z.array(reported),
})
export type GrantReport = z.output<typeof report>

export const grantApi = {
  grants: list,
  getSingleGrant: defineCall({
    method: 'GET',
    path: '/grant/getSingleGrant/:id',
    access: 'public',
    encoding: 'query',
    summary: 'One grant with its people, projects and publications',
    input: z.object({ id: entryIdSchema, ...statusFilterSchema.shape }),
    reply: z.object({
      grant: grantSchema,
      data: grantSchema,
      people: z.array(
        profileSchema.pick({
          _id: true,
          untranslated: true,
          name: true,
          designation: true,
          profilePic: true,
        }),
      ),
      projects: z.array(named.extend({ shortDesc: z.string() })),
      publications: z.array(publicationSummarySchema),
      /** Results in the grant's own period, including those of its projects. */
      results,
      /** Date that decides whether the grant is running. */
      today: z.string(),
    }),
  }),
  createGrant: { ...add, draft: draftInput },
  updateGrant: { ...update, draft: draftInput.extend(changed) },
  deleteGrant: remove,
  report: defineCall({
    method: 'GET',
    path: '/grant/report',
    access: 'editor',
    encoding: 'query',
    summary:
      'What a grant has produced from one date to another: publications, data sets and models, and milestones and progress of its projects. With `format=csv` a table, as a file unless JSON is asked for',
    input: z.object({
      grantId: entryIdSchema,
      from: partialDateSchema.optional(),
      until: partialDateSchema.optional(),
      /** Meaning of omitted dates: no limit (`all`, the default), or the dates of the grant. */
      time: z.enum(['all', 'grant'], 'Must be all or grant').optional(),
      format: z.enum(['json', 'csv'], 'Must be json or csv').optional(),
    }),
    aliases: remove.aliases,
    file: { field: 'csv', type: 'text/csv; charset=utf-8', name: 'grant-report.csv' },
    reply: z.object({ report, csv: z.string().optional() }),
  }),
}
