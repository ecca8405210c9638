import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { booleanSchema, jsonListSchema, versionSchema } from '#contract/call/fields.ts'
import { singletonEntityDefaults } from '#contract/call/single-value.ts'
import { z } from '#contract/call/zod.ts'
import { isTakenFirstSegment } from '#contract/page/own-path.ts'
import { siteLanguageCodeSchema } from '#contract/text/language-tag.ts'

/** Languages of the site. The first is the main language. */
export const siteLanguagesEntity = {
  name: 'siteLanguages',
  label: 'Languages',
  // Language tags, the main language first.
  fields: { value: { kind: 'list' } },
  ...singletonEntityDefaults,
  single: ['languages'],
  access: { read: 'public', write: 'admin' },
} as const satisfies EntityDefinition

export const defaultLanguageCodes = ['en'] as const

/** A language with its tag, native name and writing direction. */
const language = z.object({ code: z.string(), name: z.string(), dir: z.enum(['ltr', 'rtl']) })
export type SiteLanguage = z.infer<typeof language>

const code = siteLanguageCodeSchema.refine((tag) => !isTakenFirstSegment(tag.toLowerCase()), {
  error: ({ input }) => `Addresses that begin with /${String(input).toLowerCase()} are taken`,
})

const languages = jsonListSchema(code, 30)
  .refine((codes) => codes.length > 0, 'Choose at least one language')
  .refine((codes) => new Set(codes).size === codes.length, 'A language stands here twice')

const reply = z.object({
  languages: z.array(language),
  /** Sent only to users who may change the languages. */
  version: z.int().optional(),
})

export const languageApi = {
  getLanguages: defineCall({
    method: 'GET',
    path: '/site/getLanguages',
    access: 'public',
    encoding: 'query',
    summary: 'The languages in which the site can be read, the main one first',
    input: z.object({}),
    reply,
  }),
  updateLanguages: defineCall({
    method: 'PUT',
    path: '/site/updateLanguages',
    access: 'admin',
    encoding: 'json',
    summary:
      'Choose the languages of the site. The first is the main one: another than before takes the texts that are there for its own, or changes places with them where `swap` says so',
    success: 'Saved',
    input: z.object({
      languages,
      swap: booleanSchema.optional(),
      version: versionSchema.optional(),
    }),
    reply,
  }),
}
