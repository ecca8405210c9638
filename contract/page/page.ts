import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, publishableEntityDefaults } from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import { entryIdSchema, markdownSchema, requiredTitleSchema } from '#contract/call/fields.ts'
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
import { customPagePathSchema } from './own-path.ts'

export const customPageSchema = z.object({
  ...baseEntryFields('page'),
  title: z.string(),
  path: z.string(),
  content: z.string(),
  inSitemap: z.boolean(),
  ...publishingSchema.shape,
  version: z.int(),
})
export type CustomPageEntry = z.infer<typeof customPageSchema>

export const customPageEntity = {
  name: 'page',
  label: 'Page',
  fields: {
    title: { kind: 'title', translated: true },
    path: { kind: 'link' },
    content: { kind: 'markdown', translated: true },
    inSitemap: { kind: 'flag' },
  },
  order: { by: 'title', newest: 'last' },
  search: ['title', 'path', 'content'],
  ...publishableEntityDefaults,
  calls: { list: 'pages', add: 'createPage', update: 'updatePage', remove: 'deletePage' },
  counted: 'pages',
  page: entryPages.page,
  found: {},
} as const satisfies EntityDefinition

const input = z.object({
  title: requiredTitleSchema('a title'),
  path: customPagePathSchema,
  content: markdownSchema().optional(),
  inSitemap: z
    .codec(
      z.union([z.boolean(), z.enum(['true', 'false'])], 'Must be true or false'),
      z.boolean(),
      {
        decode: (value) => value === true || value === 'true',
        encode: (value) => value,
      },
    )
    .optional(),
  ...publishingInputSchema.shape,
})
const draft = makeOptionalInDrafts(input, ['title', 'path'])

const { named, list, add, update, remove } = createStandardCalls(customPageEntity, {
  nouns: ['page', 'pages'],
  entry: customPageSchema,
  listed: { pages: z.array(customPageSchema) },
  filters: listStatusFilterSchema.shape,
  reference: { pageId: entryIdSchema },
  input,
  summaries: {
    list: 'The pages of the group’s own, by title',
    add: 'Add a page at an address of its own',
  },
})

export const customPageApi = {
  pages: list,
  getPage: defineCall({
    method: 'GET',
    path: '/page/getPage',
    access: 'public',
    encoding: 'query',
    summary: 'One page of the group’s own, by its address, a former one, or its id',
    input: z
      .object({ path: z.string().max(300).optional(), pageId: entryIdSchema.optional() })
      .extend(statusFilterSchema.shape)
      .refine(({ path, pageId }) => path ?? pageId, { path: ['path'], error: 'Name the page' }),
    aliases: remove.aliases,
    reply: z.object({
      page: customPageSchema,
      updatedAt: z.string(),
      /** Current date, if a part of the page expires on a date. */
      today: z.iso
        .date()
        .meta({ examples: ['2026-11-01'] })
        .optional(),
    }),
  }),
  createPage: { ...add, draft },
  updatePage: { ...update, draft: draft.extend(named) },
  deletePage: remove,
}
