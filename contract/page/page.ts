import { call } from '#contract/call/call.ts'
import { type EntityDefinition, publishableDefaults } from '#contract/call/entity.ts'
import { entryFields } from '#contract/call/entry-id.ts'
import { id, markdownSchema, titleSchema } from '#contract/call/fields.ts'
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
import { customPagePath } from './own-path.ts'

export const page = z.object({
  ...entryFields('page'),
  title: z.string(),
  path: z.string(),
  content: z.string(),
  inSitemap: z.boolean(),
  ...publishingSchema.shape,
  version: z.int(),
})
export type CustomPageEntry = z.infer<typeof page>

export const pageEntity = {
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
  ...publishableDefaults,
  calls: { list: 'pages', add: 'createPage', update: 'updatePage', remove: 'deletePage' },
  counted: 'pages',
  page: entryPages.page,
  found: {},
} as const satisfies EntityDefinition

const input = z.object({
  title: titleSchema('a title'),
  path: customPagePath,
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
  ...publishingInput.shape,
})
const draft = optionalInDraft(input, ['title', 'path'])

const { named, list, add, update, remove } = usualCalls(pageEntity, {
  nouns: ['page', 'pages'],
  entry: page,
  listed: { pages: z.array(page) },
  filters: listStatusFilter.shape,
  reference: { pageId: id },
  input,
  summaries: {
    list: 'The pages of the group’s own, by title',
    add: 'Add a page at an address of its own',
  },
})

export const pageApi = {
  pages: list,
  getPage: call({
    method: 'GET',
    path: '/page/getPage',
    access: 'public',
    encoding: 'query',
    summary: 'One page of the group’s own, by its address, a former one, or its id',
    input: z
      .object({ path: z.string().max(300).optional(), pageId: id.optional() })
      .extend(statusFilter.shape)
      .refine(({ path, pageId }) => path ?? pageId, { path: ['path'], error: 'Name the page' }),
    aliases: remove.aliases,
    reply: z.object({
      page,
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
