import { call } from '#contract/call/call.ts'
import { done, id, link, listPart, newOrder, pictureFile } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

/** A partner's mark; `logo` is the picture's address. */
export const logo = z.object({ _id: id, logo: z.string(), link: z.string(), version: z.int() })
export type Logo = z.infer<typeof logo>

const bothRequired = 'Both link and image are required.'

/** The calls under `/logo`. */
export const logoApi = {
  getLogo: call({
    method: 'GET',
    path: '/logo/getLogo',
    access: 'public',
    encoding: 'query',
    summary: 'All partner logos in the order they are shown',
    input: listPart,
    reply: z.object({ logo: z.array(logo), total: z.int() }),
  }),
  addLogo: call({
    method: 'POST',
    path: '/logo/addLogo',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Add a partner logo',
    input: z.object({
      link: z.string(bothRequired).min(1, bothRequired).pipe(link),
      pic: pictureFile(bothRequired),
    }),
    reply: z.object({ data: logo }),
  }),
  reorderLogos: call({
    method: 'PUT',
    path: '/logo/reorderLogos',
    access: 'editor',
    encoding: 'json',
    summary: 'Put the logos into another order',
    input: newOrder,
    reply: done,
  }),
  deleteLogo: call({
    method: 'DELETE',
    path: '/logo/deleteLogo',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a partner logo',
    input: z.object({ id }),
    aliases: { id: '_id' },
    reply: done,
  }),
}
