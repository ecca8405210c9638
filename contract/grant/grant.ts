import { call } from '#contract/call/call.ts'
import { type EntityDefinition, publishableDefaults } from '#contract/call/entity.ts'
import { entryFields, taggedIdSchema, untranslatedSchema } from '#contract/call/entry-id.ts'
import {
  id,
  jsonList,
  linkSchema,
  markdownSchema,
  requiredText,
  text,
} from '#contract/call/fields.ts'
import {
  listStatusFilter,
  optionalInDraft,
  publishingInput,
  publishingSchema,
  statusFilter,
} from '#contract/call/publishing.ts'
import { usualCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { timelineEntry } from '#contract/post/research.ts'
import { material } from '#contract/post/responsible-ai.ts'
import { profile } from '#contract/profile/profile.ts'
import { namedPublication } from '#contract/publication/publication.ts'
import { partialDate } from '#contract/text/rough-date.ts'

/** An amount as text, with or without its currency. Also accepts a number. */
const amount = z.codec(z.union([text(100), z.number()], 'Must be a sum of money'), z.string(), {
  decode: (value) => String(value),
  encode: (value) => value,
})

const facts = z.object({
  funder: text(500),
  /** The funder's ROR iD or Crossref Funder ID, as an id or a URL. */
  funderId: linkSchema,
  /** The funder's number of the grant. */
  number: text(200),
  from: partialDate,
  until: partialDate,
  amount,
  /** Purpose and results of the grant, as Markdown. */
  summary: markdownSchema(20_000),
})

export const grant = facts.extend({
  ...entryFields('grant'),
  name: z.string(),
  people: z.array(id),
  projects: z.array(id),
  publications: z.array(id),
  ...publishingSchema.shape,
  version: z.int(),
})
export type Grant = z.output<typeof grant>

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
  ...publishableDefaults,
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
  name: requiredText('a name', 500),
  ...facts.partial().shape,
  people: jsonList(id).optional(),
  projects: jsonList(id).optional(),
  publications: jsonList(id).optional(),
  ...publishingInput.shape,
})
const draftInput = optionalInDraft(input, ['name'])
export type GrantInput = z.output<typeof draftInput>

const {
  named: changed,
  list,
  add,
  update,
  remove,
} = usualCalls(grantEntity, {
  nouns: ['grant', 'grants'],
  entry: grant,
  listed: {
    grants: z.array(grant),
    today: z.string(),
  },
  filters: listStatusFilter.shape,
  reference: { grantId: id },
  input,
  summaries: {
    list: 'All grants, the latest first',
    remove: 'Delete a grant; people, projects and publications stay',
  },
})

const named = z.object({ ...entryFields('post'), title: z.string() })

const results = z.object({
  /** Publications of the grant and of its projects. `through` is the project of the latter. */
  publications: z.array(namedPublication.extend({ through: z.string() })),
  milestones: z.array(timelineEntry),
  progress: z.array(timelineEntry),
  materials: z.array(
    material.extend({
      postId: taggedIdSchema('post', { project: 'title' }),
      project: z.string(),
      untranslated: untranslatedSchema,
    }),
  ),
})
export type GrantResults = z.output<typeof results>

/** A timeline entry with its full Markdown. */
const reported = timelineEntry.extend({ description: z.string() })

/** Results of a grant in a period or overall. */
const report = results.extend({
  grant,
  from: z.string(),
  until: z.string(),
  today: z.string(),
  people: z.array(z.object({ _id: id, name: z.string() })),
  projects: z.array(named),
  milestones: z.array(reported),
  progress: z.array(reported),
})
export type GrantReport = z.output<typeof report>

export const grantApi = {
  grants: list,
  getSingleGrant: call({
    method: 'GET',
    path: '/grant/getSingleGrant/:id',
    access: 'public',
    encoding: 'query',
    summary: 'One grant with its people, projects and publications',
    input: z.object({ id, ...statusFilter.shape }),
    reply: z.object({
      grant,
      data: grant,
      people: z.array(
        profile.pick({
          _id: true,
          untranslated: true,
          name: true,
          designation: true,
          profilePic: true,
        }),
      ),
      projects: z.array(named.extend({ shortDesc: z.string() })),
      publications: z.array(namedPublication),
      /** Results in the grant's own period, including those of its projects. */
      results,
      /** Date that decides whether the grant is running. */
      today: z.string(),
    }),
  }),
  createGrant: { ...add, draft: draftInput },
  updateGrant: { ...update, draft: draftInput.extend(changed) },
  deleteGrant: remove,
  report: call({
    method: 'GET',
    path: '/grant/report',
    access: 'editor',
    encoding: 'query',
    summary:
      'What a grant has produced from one date to another: publications, data sets and models, and milestones and progress of its projects. With `format=csv` a table, as a file unless JSON is asked for',
    input: z.object({
      grantId: id,
      from: partialDate.optional(),
      until: partialDate.optional(),
      /** Meaning of omitted dates: no limit (`all`, the default), or the dates of the grant. */
      time: z.enum(['all', 'grant'], 'Must be all or grant').optional(),
      format: z.enum(['json', 'csv'], 'Must be json or csv').optional(),
    }),
    aliases: remove.aliases,
    file: { field: 'csv', type: 'text/csv; charset=utf-8', name: 'grant-report.csv' },
    reply: z.object({ report, csv: z.string().optional() }),
  }),
}
