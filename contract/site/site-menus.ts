import { call, maxPrecheckedListLength } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { untranslatedSchema } from '#contract/call/entry-id.ts'
import { requiredText, text, versionSchema } from '#contract/call/fields.ts'
import { hrefOf } from '#contract/call/href.ts'
import { singleValueDefaults } from '#contract/call/single-value.ts'
import { z } from '#contract/call/zod.ts'

export const siteMenusEntity = {
  name: 'siteMenus',
  label: 'Menus',
  fields: { value: { kind: 'list', translated: { texts: ['label'] } } },
  ...singleValueDefaults,
  single: ['menus'],
} as const satisfies EntityDefinition

const item = z.object({
  label: requiredText('a label', 60),
  target: text(2_000).refine(
    (value) => value === '' || hrefOf(value) !== null,
    'Must be a path on this site or a web address',
  ),
  /** Labels by language code. Languages that are not included keep theirs. */
  labels: z.record(z.string().max(100), text(60)).optional(),
})
const itemsUpTo = (most: number) =>
  z.array(item).max(most, most === 1 ? 'There is one such button' : `At most ${most} entries`)

export const menusShape = z.object({
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
  untranslated: untranslatedSchema,
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
  getMenus: call({
    method: 'GET',
    path: '/site/getMenus',
    access: 'public',
    encoding: 'query',
    summary: 'The menus of the header and the footer',
    input: z.object({}),
    reply: menusReply,
  }),
  updateMenus: call({
    method: 'PUT',
    path: '/site/updateMenus',
    access: 'editor',
    encoding: 'json',
    maxListLength: maxPrecheckedListLength,
    summary: 'Change menus; those left out stay',
    success: 'Menus Saved',
    input: menusShape.partial().extend({ version: versionSchema.optional() }),
    reply: menusReply,
  }),
}
