import { call } from '#contract/call/call.ts'
import { type EntityDefinition, publishable } from '#contract/call/entity.ts'
import { entryOf } from '#contract/call/entry-id.ts'
import {
  dateOrNothing,
  done,
  id,
  link,
  listPart,
  markdown,
  newOrder,
  picture,
  text,
  version,
} from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import {
  listStatusWanted,
  publishing,
  publishingInput,
  statusWanted,
} from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const fields = z.object({
  title: text(200),
  description: text(200_000),
  link,
  /** Markdown: with it the post has a page of its own among the news. */
  content: markdown(),
  /** The day of the news; empty: when it was written. */
  date: dateOrNothing,
})

/** An entry of "Latest Posts" on the home page. */
export const frontPage = fields.extend({
  ...entryOf('frontPage'),
  pic: z.string(),
  ...publishing.shape,
  version: z.int(),
})
export type FrontPage = z.infer<typeof frontPage>

/** The "Latest Posts". */
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
    // Without a text it leads to its link.
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

/** The calls under `/frontPage`. */
export const frontPageApi = {
  frontPages: call({
    method: 'GET',
    path: '/frontPage/frontPages',
    access: 'public',
    encoding: 'query',
    summary: 'The latest posts in the order they are shown',
    input: listPart.extend(listStatusWanted.shape),
    reply: z.object({ frontPages: z.array(frontPage), total: z.int() }),
  }),
  getSingleFrontPage: call({
    method: 'GET',
    path: '/frontPage/getSingleFrontPage/:id',
    access: 'public',
    encoding: 'query',
    summary: 'One latest post',
    input: z.object({ id, ...statusWanted.shape }),
    reply: z.object({ data: frontPage }),
  }),
  createFrontPage: call({
    method: 'POST',
    path: '/frontPage/createFrontPage',
    access: 'editor',
    encoding: 'multipart',
    summary:
      'Add a latest post, in front of the others; unless it is a draft, with a title, a description or a picture',
    input,
    reply: z.object({ data: frontPage }),
  }),
  updateFrontPage: call({
    method: 'PUT',
    path: '/frontPage/updateFrontPage',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Change a latest post; fields left out keep their value',
    input: input.extend({ postId: id, version: version.optional() }),
    aliases: { postId: '_id' },
    reply: z.object({ data: frontPage }),
  }),
  reorderFrontPages: call({
    method: 'PUT',
    path: '/frontPage/reorderFrontPages',
    access: 'editor',
    encoding: 'json',
    summary: 'Put the latest posts into another order',
    input: newOrder,
    reply: done,
  }),
  deleteFrontPage: call({
    method: 'DELETE',
    path: '/frontPage/deleteFrontPage',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a latest post',
    input: z.object({ postId: id }),
    aliases: { postId: '_id' },
    reply: done,
  }),
}
