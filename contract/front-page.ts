import { call } from './call.ts'
import type { EntityDefinition } from './entity.ts'
import { done, id, link, listPart, newOrder, picture, text, version } from './fields.ts'
import { listStatusWanted, publishing, publishingInput } from './publishing.ts'
import { z } from './zod.ts'

const fields = z.object({ title: text(200), description: text(200_000), link })

/** An entry of "Latest Posts" on the home page. */
export const frontPage = fields.extend({
  _id: id,
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
    title: { kind: 'title' },
    description: { kind: 'text' },
    pic: { kind: 'picture' },
    link: { kind: 'link' },
  },
  order: { by: 'position', newest: 'first' },
  search: ['title', 'description', 'link'],
  access: { read: 'public', write: 'editor' },
  history: true,
  publishing: true,
  calls: {
    list: 'frontPages',
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
  found: {
    as: 'news',
    // Plain words are allowed there, and lead nowhere.
    path: ({ link = '' }) => (/^(https?:\/\/|\/)/.test(link) ? link : '/'),
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
  createFrontPage: call({
    method: 'POST',
    path: '/frontPage/createFrontPage',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Add a latest post, in front of the others',
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
