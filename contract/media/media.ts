import { call } from '#contract/call/call.ts'
import { pictureFile } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { mostFilmBytes } from './film.ts'

export const mediaApi = {
  uploadPicture: call({
    method: 'POST',
    path: '/media/uploadPicture',
    access: 'member',
    encoding: 'multipart',
    summary: 'Keep a picture for a text; it goes again after a week in which no text has named it',
    input: z.object({ picture: pictureFile() }),
    reply: z.object({ url: z.string() }),
  }),
  uploadFilm: call({
    method: 'POST',
    path: '/media/uploadFilm',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Keep a film for a page; it goes again after a week in which no page has named it',
    input: z.object({
      film: z.file('Choose a film').max(mostFilmBytes, 'A film may have at most 10 MB'),
    }),
    reply: z.object({ url: z.string() }),
  }),
}
