import { defineCall } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'

export const siteExportApi = {
  export: defineCall({
    method: 'GET',
    path: '/move/export',
    access: 'admin',
    encoding: 'query',
    summary:
      'Everything of the site as a ZIP: salus.json, Markdown, pictures and other files, publications.bib, people.csv; no accounts, secrets or messages',
    input: z.object({}),
    download: { type: 'application/zip', name: 'salus-export.zip' },
    reply: z.object({ file: z.unknown() }),
  }),
}
