import { defineCall } from '#contract/call/call.ts'
import { pictureFileSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { maxVideoBytes } from './film.ts'
import { maxUploadedFileBytes } from './uploaded-file.ts'

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
  uploadFile: defineCall({
    method: 'POST',
    path: '/media/uploadFile',
    access: 'editor',
    encoding: 'multipart',
    maxFileBytes: maxUploadedFileBytes,
    summary:
      'Keep a file for an entry or a text; it goes again after a week in which nothing has named it',
    input: z.object({
      file: z
        .file('Choose a file')
        .min(1, 'The file is empty')
        .max(maxUploadedFileBytes, 'A file may have at most 50 MB')
        .meta({ description: 'PDF, PPTX, DOCX, XLSX, ODP, ODT, ODS, CSV, TXT, JSON or ZIP' }),
    }),
    reply: z.object({
      url: z.string(),
      name: z.string(),
      size: z.int().meta({ description: 'In bytes' }),
      type: z.string().meta({ description: 'MIME type' }),
    }),
  }),
}
