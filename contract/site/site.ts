import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import { jsonListSchema, versionSchema } from '#contract/call/fields.ts'
import { singletonEntityDefaults } from '#contract/call/single-value.ts'
import { z } from '#contract/call/zod.ts'
import { contentChangesSchema } from '#contract/content/content-schema.ts'
import { contentNames } from '#contract/content/fields.ts'
import { contentPageKeys } from '#contract/content/pages.ts'
import { languageApi } from '#contract/language/language.ts'
import { optionalLanguageTagSchema } from '#contract/text/language-tag.ts'
import { brandApi } from './brand.ts'
import { firstStepsApi } from './first-steps.ts'
import { defaultContentApi } from './shipped.ts'
import { menuApi } from './site-menus.ts'

/**
 * The group's changes to the content of the pages, in two rows: the published one and the draft.
 */
export const siteContentEntity = {
  name: 'siteContent',
  label: 'Site content',
  // JSON by field. `markdown`, because it may contain uploaded pictures.
  fields: { value: { kind: 'markdown', translated: true } },
  ...singletonEntityDefaults,
  single: ['published', 'draft'],
} as const satisfies EntityDefinition

const values = z.record(z.string(), z.unknown())
const page = z.enum(contentPageKeys, 'There is no such page')

const lang = optionalLanguageTagSchema.optional()

const contentReply = z.object({
  content: values,
  defaults: values,
  draft: values.optional(),
  /** Untranslated fields, if the language is not the main one. */
  untranslated: untranslatedFieldsSchema,
  version: z.int().optional(),
})

export const siteApi = {
  getContent: defineCall({
    method: 'GET',
    path: '/site/getContent',
    access: 'public',
    encoding: 'query',
    summary: 'The words and pictures of the pages that belong to no entity',
    input: z.object({ page: page.optional() }),
    reply: contentReply,
  }),
  updateContent: defineCall({
    method: 'PUT',
    path: '/site/updateContent',
    access: 'editor',
    encoding: 'json',
    summary: 'Change words and pictures of the pages in the draft; those left out stay',
    success: 'Draft Saved',
    input: z.object({ fields: contentChangesSchema, lang, version: versionSchema.optional() }),
    reply: contentReply,
  }),
  publishContent: defineCall({
    method: 'POST',
    path: '/site/publishContent',
    access: 'editor',
    encoding: 'json',
    summary: 'Show visitors what the draft says',
    success: 'Published',
    input: z.object({ lang, version: versionSchema.optional() }),
    reply: contentReply,
  }),
  resetContent: defineCall({
    method: 'DELETE',
    path: '/site/resetContent',
    access: 'editor',
    encoding: 'json',
    summary: 'Put fields back to what they ship with, in the draft',
    success: 'Back To The Default',
    maxListLength: contentNames.length,
    input: z.object({
      names: jsonListSchema(z.string(), contentNames.length),
      lang,
      version: versionSchema.optional(),
    }),
    reply: contentReply,
  }),
  ...menuApi,
  ...brandApi,
  ...firstStepsApi,
  ...defaultContentApi,
  ...languageApi,
}
