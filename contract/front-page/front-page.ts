import { type EntityDefinition, publishableDefaults } from '#contract/call/entity.ts'
import { entryFields } from '#contract/call/entry-id.ts'
import {
  id,
  linkSchema,
  markdownSchema,
  optionalDate,
  pictureSchema,
  text,
} from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import { listStatusFilter, publishingInput, publishingSchema } from '#contract/call/publishing.ts'
import { usualCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const fields = z.object({
  title: text(200),
  description: text(200_000),
  link: linkSchema,
  /** Markdown. Posts with a text have their own news page. */
  content: markdownSchema(),
  /** Date of the news. If empty, the date of creation. */
  date: optionalDate,
})

export const frontPage = fields.extend({
  ...entryFields('frontPage'),
  pic: z.string(),
  ...publishingSchema.shape,
  version: z.int(),
})
export type FrontPage = z.infer<typeof frontPage>

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
  ...publishableDefaults,
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

const input = fields.partial().extend({ pic: pictureSchema.optional(), ...publishingInput.shape })
export type FrontPageInput = z.infer<typeof input>

const { list, one, add, update, reorder, remove } = usualCalls(frontPageEntity, {
  nouns: ['latest post', 'latest posts'],
  entry: frontPage,
  listed: { frontPages: z.array(frontPage) },
  filters: listStatusFilter.shape,
  reference: { postId: id },
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
