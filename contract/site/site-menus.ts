import { defineCall, maxPrecheckedListLength } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import { requiredTextSchema, textSchema, versionSchema } from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import { singletonEntityDefaults } from '#contract/call/single-value.ts'
import { z } from '#contract/call/zod.ts'

export const siteMenusEntity = {
  name: 'siteMenus',
  label: 'Menus',
  fields: { value: { kind: 'list', translated: { texts: ['label'] } } },
  ...singletonEntityDefaults,
  single: ['menus'],
} as const satisfies EntityDefinition

const item = z.object({
  label: requiredTextSchema('a label', 60),
  target: textSchema(2_000).refine(
    (value) => value === '' || hrefOf(value) !== null,
    'Must be a path on this site or a web address',
  ),
  /** Labels by language code. Languages that are not included keep theirs. */
  labels: z.record(z.string().max(100), textSchema(60)).optional(),
})
const itemsUpTo = (most: number) =>
  z.array(item).max(most, most === 1 ? 'There is one such button' : `At most ${most} entries`)

export const siteMenusSchema = z.object({
  header: itemsUpTo(8),
  more: itemsUpTo(20),
  contact: itemsUpTo(1),
  footer: itemsUpTo(30),
})

/** A menu item in responses. Not validated, because saved targets can become invalid later. */
const shownItem = z.object({
  label: z.string(),
  target: z.string(),
  labels: z.record(z.string(), z.string()).optional(),
  untranslated: untranslatedFieldsSchema,
})
const shown = z.object({
  header: z.array(shownItem),
  more: z.array(shownItem),
  contact: z.array(shownItem),
  footer: z.array(shownItem),
})

const menusReply = z.object({
  menus: shown.extend({ version: z.int() }),
  /** Menus for visitors, without hidden pages. Items of pages without entries have no target. */
  shown,
  defaults: shown,
})

export const menuApi = {
  getMenus: defineCall({
    method: 'GET',
    path: '/site/getMenus',
    access: 'public',
    encoding: 'query',
    summary: 'The menus of the header and the footer',
    input: z.object({}),
    reply: menusReply,
  }),
  updateMenus: defineCall({
    method: 'PUT',
    path: '/site/updateMenus',
    access: 'editor',
    encoding: 'json',
    maxListLength: maxPrecheckedListLength,
    summary: 'Change menus; those left out stay',
    success: 'Menus Saved',
    input: siteMenusSchema.partial().extend({ version: versionSchema.optional() }),
    reply: menusReply,
  }),
}
