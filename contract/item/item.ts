import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, publishableEntityDefaults } from '#contract/call/entity.ts'
import { untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  idListSchema,
  jsonObjectSchema,
  listRangeSchema,
  pictureInputSchema,
  requiredTitleSchema,
  textSchema,
  undoableReplySchema,
} from '#contract/call/fields.ts'
import {
  listStatusFilterSchema,
  makeOptionalInDrafts,
  publishingInputSchema,
  publishingSchema,
  statusFilterSchema,
} from '#contract/call/publishing.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { itemOrders } from '#contract/collection/collection.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { maxUploadedFileBytes } from '#contract/media/uploaded-file.ts'
import { partialDateSchema } from '#contract/text/rough-date.ts'
import { itemCsvApi } from './item-csv.ts'

const list = <To extends string, Table extends string, Member extends string>(
  to: To,
  table: Table,
  member: Member,
) => ({ kind: 'relations', to, table, owner: 'itemId', member, by: 'field' }) as const

/** An entry of a collection. */
export const itemEntity = {
  name: 'item',
  label: 'Item',
  fields: {
    collectionId: { kind: 'relation', to: 'collection', owns: true },
    title: { kind: 'title', translated: true },
    /** Title as it is sorted. */
    sortTitle: { kind: 'internal', computed: true },
    date: { kind: 'date' },
    until: { kind: 'date' },
    /** Last day of `until` or `date`. Items without a date are never over. */
    lastDay: { kind: 'internal', computed: true },
    picture: { kind: 'picture', sentAs: 'pic' },
    /** Folder of the collection. */
    folder: { kind: 'internal', computed: true },
    /** Folder of the collection if its items have pages, otherwise empty. */
    pageFolder: { kind: 'internal', computed: true },
    values: { kind: 'values', translated: true, options: 'fields' },
    archived: { kind: 'archivedValues' },
    people: list('profile', 'itemProfile', 'profileId'),
    projects: list('post', 'itemPost', 'postId'),
    publications: list('publication', 'itemPublication', 'publicationId'),
    grants: list('grant', 'itemGrant', 'grantId'),
    items: list('item', 'itemItem', 'otherId'),
  },
  order: { by: 'position', newest: 'first' },
  search: ['title'],
  ...publishableEntityDefaults,
  calls: {
    list: 'items',
    one: 'getItem',
    add: 'addItem',
    update: 'updateItem',
    remove: 'deleteItem',
    reorder: 'reorderItems',
  },
  page: entryPages.item,
  found: {
    date: 'date',
    otherwise: ({ folder = '', _id = '' }) => `/${folder}#${_id}`,
    detail: ({ date, lastDay = '' }, { key = '', many = '', schema }) => ({
      year: date?.slice(0, 4),
      names: [many],
      also: {
        collection: { key, name: many },
        ...(schema === 'JobPosting' && { closesAfter: lastDay }),
      },
    }),
  },
} as const satisfies EntityDefinition

/** A referenced entry in `values`. */
export const referenceSchema = z.object({ _id: entryIdSchema, name: z.string() })
export type Reference = z.output<typeof referenceSchema>

/** Value of a field: a text, number or flag, keys of options, or referenced entries. Empty fields have an empty value. */
export type ItemValue = string | number | boolean | null | readonly string[] | readonly Reference[]

export const itemSchema = z.object({
  _id: entryIdSchema,
  /** Names of texts without a translation: `title`, and `values.KEY`. */
  untranslated: untranslatedFieldsSchema,
  /** Key of the collection. */
  collection: z.string(),
  title: z.string(),
  date: z.string(),
  until: z.string(),
  picture: z.string(),
  /** Values by the keys of the fields. The schema depends on the collection. */
  values: z.record(z.string(), z.custom<ItemValue>()),
  /** Path of the item's page, or of its place on the page of the collection. */
  path: z.string(),
  /** Whether its last day is over. */
  isPast: z.boolean(),
  position: z.int(),
  ...publishingSchema.shape,
  version: z.int(),
})
export type Item = z.output<typeof itemSchema>

const givenValues = jsonObjectSchema(z.record(z.string(), z.unknown()))

const input = z.object({
  /** Key of the collection. */
  collection: textSchema(60),
  title: requiredTitleSchema('a title'),
  date: partialDateSchema.optional(),
  until: partialDateSchema.optional(),
  pic: pictureInputSchema.optional(),
  /** Values by the keys of the fields. An empty value removes one, and those left out stay. */
  values: givenValues.optional(),
  /** Pictures and files by the keys of the fields, also as form fields `file.KEY`. */
  file: z.record(z.string(), z.file()).optional(),
  ...publishingInputSchema.shape,
})
const draftInput = makeOptionalInDrafts(input, ['title'])

const facet = z.array(z.object({ value: z.string(), label: z.string(), count: z.int() }))
export type ItemFacets = Readonly<Record<string, z.output<typeof facet>>>

/** Entries to which items can refer. */
const referenceFilters = {
  person: entryIdSchema.optional(),
  project: entryIdSchema.optional(),
  publication: entryIdSchema.optional(),
  grant: entryIdSchema.optional(),
  item: entryIdSchema.optional(),
}

const filters = z.object({
  /** Key of the collection. Lists of all collections name an entry that the items refer to, or have a search. */
  collection: textSchema(60).optional(),
  sort: z.enum(itemOrders, `Must be one of ${itemOrders.join(', ')}`).optional(),
  q: textSchema(200).optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, 'Must be a year')
    .optional(),
  ...referenceFilters,
  /** Values by the keys of fields that lists can be filtered by: keys of options, numbers, flags, years or dates, ids. */
  where: givenValues.optional(),
  ...listStatusFilterSchema.shape,
})
export type ItemFilters = z.output<typeof filters>

const calls = createStandardCalls(itemEntity, {
  nouns: ['item', 'items'],
  entry: itemSchema,
  listed: {
    items: z.array(itemSchema),
    /** Values of the filters of the collection, with the number of items of each. */
    facets: z.record(z.string(), facet),
  },
  filters: filters.shape,
  reference: { itemId: entryIdSchema },
  input,
  summaries: {
    list: 'Items of a collection, or all items that refer to an entry',
    one: 'One item of a collection',
    add: 'Add an item to a collection',
    update: 'Change an item; fields and values left out keep their value',
    remove: 'Delete an item',
    reorder: 'Put items of a collection into another order',
  },
})

/** Items of a collection that refer to an entry. */
const referringItemsSchema = z.object({
  /** Key of the collection. */
  collection: z.string(),
  items: z.array(itemSchema),
  /** Number of items of the collection that refer to the entry. */
  total: z.int(),
})
export type ReferringItems = z.output<typeof referringItemsSchema>

export const itemApi = {
  items: calls.list,
  referringItems: defineCall({
    method: 'GET',
    path: '/item/referringItems',
    access: 'public',
    encoding: 'query',
    summary:
      'Items that refer to an entry, by collection, at most `limit` (5) of each, for the page of the entry',
    input: z.object({
      ...referenceFilters,
      limit: listRangeSchema.shape.limit,
      ...statusFilterSchema.shape,
    }),
    reply: z.object({ collections: z.array(referringItemsSchema) }),
  }),
  getItem: defineCall({
    method: 'GET',
    path: '/item/getItem',
    access: 'public',
    encoding: 'query',
    summary: 'One item of a collection',
    input: z.object({ id: entryIdSchema, ...statusFilterSchema.shape }),
    reply: calls.one.reply,
  }),
  addItem: { ...calls.add, draft: draftInput, maxFileBytes: maxUploadedFileBytes },
  updateItem: {
    ...calls.update,
    maxFileBytes: maxUploadedFileBytes,
    draft: draftInput.partial().extend(calls.named),
  },
  deleteItem: calls.remove,
  reorderItems: calls.reorder,
  updateItems: defineCall({
    method: 'PUT',
    path: '/item/updateItems',
    access: 'editor',
    encoding: 'json',
    summary: 'Publish several items at once or take them off the site, all or none',
    success: 'Items Updated',
    input: z.object({ ids: idListSchema, status: publishingSchema.shape.status }),
    reply: undoableReplySchema,
  }),
  deleteItems: defineCall({
    method: 'DELETE',
    path: '/item/deleteItems',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete several items at once, all or none',
    success: 'Items Deleted',
    input: z.object({ ids: idListSchema }),
    reply: undoableReplySchema,
  }),
  ...itemCsvApi,
}
