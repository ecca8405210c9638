import { type EntityDefinition, publishableEntityDefaults } from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  linkSchema,
  markdownSchema,
  optionalDateSchema,
  pictureInputSchema,
  textSchema,
} from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import {
  listStatusFilterSchema,
  publishingInputSchema,
  publishingSchema,
} from '#contract/call/publishing.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const fields = z.object({
  title: textSchema(200),
  description: textSchema(200_000),
  link: linkSchema,
  /** Markdown. Posts with a text have their own news page. */
  content: markdownSchema(),
  /** Date of the news. If empty, the date of creation. */
  date: optionalDateSchema,
})

export const frontPageSchema = fields.extend({
  ...baseEntryFields('frontPage'),
  pic: z.string(),
  ...publishingSchema.shape,
  version: z.int(),
})
export type FrontPage = z.infer<typeof frontPageSchema>

export const frontPageEntity = {
  name: 'frontPage',
  label: 'Latest post',
  fields: {
    title: { kind: 'title', translated: true },
    description: { kind: 'text', translated: true },
    pic: { kind: 'picture' },
    link: { kind: 'link' },
    content: { kind: 'markdown', translated: true },
    date: { kind: 'date' },
  },
  order: { by: 'position', newest: 'first' },
  search: ['title', 'description', 'link'],
  ...publishableEntityDefaults,
  neededToPublish: {
    oneOf: ['title', 'description', 'pic'],
    message: 'Enter a title or a description, or choose a picture',
  },
  calls: {
    list: 'frontPages',
    one: 'getSingleFrontPage',
    add: 'createFrontPage',
    update: 'updateFrontPage',
    remove: 'deleteFrontPage',
    reorder: 'reorderFrontPages',
  },
  messages: {
    added: 'FrontPage Created Successfully',
    updated: 'FrontPage Updated Successfully',
    removed: 'FrontPage Deleted Successfully',
  },
  counted: 'latestPosts',
  page: entryPages.news,
  found: {
    // Posts without a text lead to their link.
    otherwise: ({ link = '' }) => hrefOf(link) ?? entryPages.news.list,
  },
  news: {
    kind: 'news',
    summary: ['description', 'content'],
    date: 'date',
    full: ['pic', 'description', 'content'],
    feedName: 'newsLabels.title',
    inNewsletter: true,
  },
} as const satisfies EntityDefinition

const input = fields
  .partial()
  .extend({ pic: pictureInputSchema.optional(), ...publishingInputSchema.shape })
export type FrontPageInput = z.infer<typeof input>

const { list, one, add, update, reorder, remove } = createStandardCalls(frontPageEntity, {
  nouns: ['latest post', 'latest posts'],
  entry: frontPageSchema,
  listed: { frontPages: z.array(frontPageSchema) },
  filters: listStatusFilterSchema.shape,
  reference: { postId: entryIdSchema },
  input,
  summaries: {
    list: 'The latest posts in the order they are shown',
    add: 'Add a latest post, in front of the others; unless it is a draft, with a title, a description or a picture',
  },
})

export const frontPageApi = {
  frontPages: list,
  getSingleFrontPage: one,
  createFrontPage: add,
  updateFrontPage: update,
  reorderFrontPages: reorder,
  deleteFrontPage: remove,
}
