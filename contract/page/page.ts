import { call } from '#contract/call/call.ts'
import { type EntityDefinition, publishable } from '#contract/call/entity.ts'
import { entryOf } from '#contract/call/entry-id.ts'
import { done, id, listPart, markdown, title, version } from '#contract/call/fields.ts'
import {
  incomplete,
  listStatusWanted,
  publishing,
  publishingInput,
  statusWanted,
} from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { ownPath } from './own-path.ts'

/** A page of the group's own. */
export const page = z.object({
  ...entryOf('page'),
  title: z.string(),
  path: z.string(),
  content: z.string(),
  /** Whether search engines may show it. */
  inSitemap: z.boolean(),
  ...publishing.shape,
  version: z.int(),
})
export type OwnPage = z.infer<typeof page>

/** Pages of the group's own. */
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
  ...publishable,
  calls: { list: 'pages', add: 'createPage', update: 'updatePage', remove: 'deletePage' },
  counted: 'pages',
  page: entryPages.page,
  found: {},
} as const satisfies EntityDefinition

const input = z.object({
  title: title('a title'),
  path: ownPath,
  content: markdown().optional(),
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
const draft = incomplete(input, ['title', 'path'])

const named = { pageId: id, version: version.optional() }
const aliases = { pageId: '_id' }

/** The calls under `/page`. */
export const pageApi = {
  pages: call({
    method: 'GET',
    path: '/page/pages',
    access: 'public',
    encoding: 'query',
    summary: 'The pages of the group’s own, by title',
    input: listPart.extend(listStatusWanted.shape),
    reply: z.object({ pages: z.array(page), total: z.int() }),
  }),
  getPage: call({
    method: 'GET',
    path: '/page/getPage',
    access: 'public',
    encoding: 'query',
    summary: 'One page of the group’s own, by its address, a former one, or its id',
    input: z
      .object({ path: z.string().max(300).optional(), pageId: id.optional() })
      .extend(statusWanted.shape)
      .refine(({ path, pageId }) => path ?? pageId, { path: ['path'], error: 'Name the page' }),
    aliases,
    reply: z.object({
      page,
      /** When it was last changed. */
      updatedAt: z.string(),
      /** The day, where the page has something that ends with one. */
      today: z.iso
        .date()
        .meta({ examples: ['2026-11-01'] })
        .optional(),
    }),
  }),
  createPage: call({
    method: 'POST',
    path: '/page/createPage',
    access: 'editor',
    encoding: 'json',
    summary: 'Add a page at an address of its own',
    input,
    draft,
    reply: z.object({ data: page }),
  }),
  updatePage: call({
    method: 'PUT',
    path: '/page/updatePage',
    access: 'editor',
    encoding: 'json',
    summary: 'Change a page; fields left out keep their value',
    input: input.partial().extend(named),
    draft: draft.partial().extend(named),
    aliases,
    reply: z.object({ data: page }),
  }),
  deletePage: call({
    method: 'DELETE',
    path: '/page/deletePage',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a page',
    input: z.object({ pageId: id }),
    aliases,
    reply: done,
  }),
}
