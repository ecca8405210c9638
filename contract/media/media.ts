import { defineCall } from '#contract/call/call.ts'
import { pictureFileSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { maxVideoBytes } from './film.ts'

export const mediaApi = {
  uploadPicture: defineCall({
    method: 'POST',
    path: '/media/uploadPicture',
    access: 'member',
    encoding: 'multipart',
    summary: 'Keep a picture for a text; it goes again after a week in which no text has named it',
    input: z.object({ picture: pictureFileSchema() }),
    reply: z.object({ url: z.string() }),
  }),
  uploadFilm: defineCall({
    method: 'POST',
    path: '/media/uploadFilm',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Keep a film for a page; it goes again after a week in which no page has named it',
    input: z.object({
      film: z.file('Choose a film').max(maxVideoBytes, 'A film may have at most 10 MB'),
    }),
    reply: z.object({ url: z.string() }),
  }),
}
