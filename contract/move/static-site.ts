import { call } from '#contract/call/call.ts'
import { text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const staticWish = z.object({
  /** The host under which it will be reached; that of this site unless it is said. */
  url: text(200).optional(),
  /** The path below which it will stand; the root of the host unless it is said. */
  base: text(200).optional(),
  /** The Salus that takes what is sent by forms; without one they become a line with the group's address. */
  forms: text(200).optional(),
})

/** Where a copy of the site as files is to stand; fields left out are as they are here. */
export type StaticWish = z.output<typeof staticWish>

/** The calls by which the site becomes files. */
export const staticSiteApi = {
  staticSite: call({
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
