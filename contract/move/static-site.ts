import { defineCall } from '#contract/call/call.ts'
import { textSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const staticWish = z.object({
  /** Origin of the copy. Default: the origin of this site. */
  url: textSchema(200).optional(),
  /** Path at which the copy will be served. The default is `/`. */
  base: textSchema(200).optional(),
  /** URL of the Salus that receives submitted forms. Without one, the group's email address replaces the forms. */
  forms: textSchema(200).optional(),
})

export type StaticCopyOptions = z.output<typeof staticWish>

export const staticSiteApi = {
  staticSite: defineCall({
    method: 'GET',
    path: '/move/staticSite',
    access: 'admin',
    encoding: 'query',
    summary:
      'The whole public site as files for any web server, as a ZIP: at a host (url), below a path (base), with a Salus that takes forms (forms)',
    input: staticWish,
    download: { type: 'application/zip', name: 'site.zip' },
    reply: z.object({ file: z.unknown() }),
  }),
}
