import { type EntityDefinition, publishable } from '#contract/call/entity.ts'
import { entryOf } from '#contract/call/entry-id.ts'
import { dateOrNothing, id, link, markdown, picture, text } from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import { listStatusWanted, publishing, publishingInput } from '#contract/call/publishing.ts'
import { usualCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const fields = z.object({
  title: text(200),
  description: text(200_000),
  link,
  /** Markdown. Posts with a text have their own news page. */
  content: markdown(),
  /** Date of the news. If empty, the date of creation. */
  date: dateOrNothing,
})

export const frontPage = fields.extend({
  ...entryOf('frontPage'),
  pic: z.string(),
  ...publishing.shape,
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
  ...publishable,
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

const input = fields.partial().extend({ pic: picture.optional(), ...publishingInput.shape })
export type FrontPageInput = z.infer<typeof input>

const { list, one, add, update, reorder, remove } = usualCalls(frontPageEntity, {
  nouns: ['latest post', 'latest posts'],
  entry: frontPage,
  listed: { frontPages: z.array(frontPage) },
  filters: listStatusWanted.shape,
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
