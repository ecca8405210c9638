import { call } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { flag, jsonList, version } from '#contract/call/fields.ts'
import { singleValue } from '#contract/call/single-value.ts'
import { z } from '#contract/call/zod.ts'
import { isTakenFirstPart } from '#contract/page/own-path.ts'
import { languageCode } from '#contract/text/language-tag.ts'

/** The languages in which the site can be read; the first is the main one. */
export const siteLanguagesEntity = {
  name: 'siteLanguages',
  label: 'Languages',
  // Codes, the main language first.
  fields: { value: { kind: 'list' } },
  ...singleValue,
  single: ['languages'],
  access: { read: 'public', write: 'admin' },
} as const satisfies EntityDefinition

/** The languages of a fresh installation. */
export const defaultLanguages = ['en'] as const

/** One language of the site: its code, its name in itself, and in which direction it is written. */
const language = z.object({ code: z.string(), name: z.string(), dir: z.enum(['ltr', 'rtl']) })
export type SiteLanguage = z.infer<typeof language>

const code = languageCode.refine((tag) => !isTakenFirstPart(tag.toLowerCase()), {
  error: ({ input }) => `Addresses that begin with /${String(input).toLowerCase()} are taken`,
})

const languages = jsonList(code, 30)
  .refine((codes) => codes.length > 0, 'Choose at least one language')
  .refine((codes) => new Set(codes).size === codes.length, 'A language stands here twice')

const reply = z.object({
  languages: z.array(language),
  /** For those who may change them. */
  version: z.int().optional(),
})

/** The calls under `/site` about languages. */
export const languageApi = {
  getLanguages: call({
    method: 'GET',
    path: '/site/getLanguages',
    access: 'public',
    encoding: 'query',
    summary: 'The languages in which the site can be read, the main one first',
    input: z.object({}),
    reply,
  }),
  updateLanguages: call({
    method: 'PUT',
    path: '/site/updateLanguages',
    access: 'admin',
    encoding: 'json',
    summary:
      'Choose the languages of the site. The first is the main one: another than before takes the texts that are there for its own, or changes places with them where `swap` says so',
    success: 'Saved',
    input: z.object({ languages, swap: flag.optional(), version: version.optional() }),
    reply,
  }),
}
