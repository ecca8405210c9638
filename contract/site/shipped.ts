import { defineCall } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'
import { contentNames } from '#contract/content/fields.ts'

const reply = z.object({ shipped: z.array(z.string()) })

export const defaultContentApi = {
  getNewestPages: defineCall({
    method: 'GET',
    path: '/site/getNewestPages',
    access: 'editor',
    encoding: 'query',
    summary: 'The path of the newest entry that visitors see, by its kind',
    input: z.object({}),
    reply: z.object({ pages: z.record(z.string(), z.string()) }),
  }),
  getShipped: defineCall({
    method: 'GET',
    path: '/site/getShipped',
    access: 'editor',
    encoding: 'query',
    summary:
      'The names of sentences and pictures that visitors see as they shipped; after an import also of settings, such as settings.address',
    input: z.object({}),
    reply,
  }),
  setFitting: defineCall({
    method: 'PUT',
    path: '/site/setFitting',
    access: 'editor',
    encoding: 'json',
    summary: 'Say that sentences and pictures fit the group as they shipped, or that they do not',
    maxListLength: contentNames.length,
    input: z.object({
      names: z
        .array(z.string().max(200), 'Must be a list of names')
        .min(1)
        .max(contentNames.length),
      fits: z.boolean('Say yes or no'),
    }),
    reply,
  }),
}
