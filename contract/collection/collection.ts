import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, editorialEntityDefaults } from '#contract/call/entity.ts'
import { untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import {
  booleanSchema,
  entryIdSchema,
  jsonListSchema,
  jsonObjectSchema,
  markdownSchema,
  messageReplySchema,
  requiredTextSchema,
  searchableListRangeSchema,
  textSchema,
} from '#contract/call/fields.ts'
import { statusFilterSchema } from '#contract/call/publishing.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import {
  collectionFieldSchema,
  collectionFieldsInputSchema,
  fieldOptionsInputSchema,
  fieldTypeSchema,
} from './collection-field.ts'
import { collectionFolderSchema } from './collection-folder.ts'

const collectionDates = ['none', 'day', 'span'] as const
export const itemOrders = ['newest', 'oldest', 'title', 'position'] as const
export const collectionLooks = ['cards', 'rows', 'years'] as const
const pastItemModes = ['together', 'below', 'hidden'] as const
export type ItemOrder = (typeof itemOrders)[number]

/** A content type that an administrator defines. */
export const collectionEntity = {
  name: 'collection',
  label: 'Collection',
  fields: {
    key: { kind: 'text' },
    one: { kind: 'text', translated: true },
    many: { kind: 'title', translated: true },
    folder: { kind: 'text' },
    intro: { kind: 'markdown', translated: true },
    schema: { kind: 'text' },
    fields: {
      kind: 'list',
      translated: { texts: ['label', 'help', 'options.label'], by: 'id' },
    },
    dates: { kind: 'choice', of: collectionDates },
    order: { kind: 'choice', of: itemOrders },
    look: { kind: 'choice', of: collectionLooks },
    past: { kind: 'choice', of: pastItemModes },
    hasPages: { kind: 'flag' },
    filters: { kind: 'list' },
    inMenu: { kind: 'flag' },
    inFeed: { kind: 'flag' },
    inNewsletter: { kind: 'flag' },
  },
  order: { by: 'position', newest: 'last' },
  search: ['many', 'one', 'folder'],
  ...editorialEntityDefaults,
  access: { read: 'public', write: 'admin' },
  calls: {
    list: 'collections',
    find: 'collectionNames',
    add: 'addCollection',
    update: 'updateCollection',
    remove: 'deleteCollection',
    reorder: 'reorderCollections',
  },
  page: entryPages.collection,
} as const satisfies EntityDefinition

const names = z.object({ one: z.string(), many: z.string() })

/** Definition of a collection, as presets have it, too. */
export const collectionDefinitionSchema = z.object({
  key: z.string(),
  names,
  folder: z.string(),
  intro: z.string(),
  /** Type of schema.org, such as `Event`. Empty if there is none. */
  schema: z.string(),
  fields: z.array(collectionFieldSchema),
  dates: z.enum(collectionDates),
  order: z.enum(itemOrders),
  look: z.enum(collectionLooks),
  /** Where lists show items whose last day is over. */
  past: z.enum(pastItemModes),
  hasPages: z.boolean(),
  /** Keys of the fields that lists can be filtered by. */
  filters: z.array(z.string()),
  inMenu: z.boolean(),
  inFeed: z.boolean(),
  inNewsletter: z.boolean(),
})
export type CollectionDefinition = z.output<typeof collectionDefinitionSchema>

export const collectionSchema = collectionDefinitionSchema.extend({
  _id: entryIdSchema,
  untranslated: untranslatedFieldsSchema,
  position: z.int(),
  version: z.int(),
})
export type Collection = z.output<typeof collectionSchema>

const namesInput = jsonObjectSchema(
  z.object({
    one: requiredTextSchema('the name of one', 100),
    many: requiredTextSchema('the name of several', 100),
  }),
)

const schemaType = z
  .string('Must be a type of schema.org')
  .regex(/^(?:[A-Z][A-Za-z]{0,59})?$/, 'Must be a type of schema.org, such as Event')

const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, `Must be one of ${words.join(', ')}`).optional()

const settings = z.object({
  names: namesInput,
  folder: collectionFolderSchema.optional(),
  intro: markdownSchema(20_000).optional(),
  schema: schemaType.optional(),
  fields: collectionFieldsInputSchema.optional(),
  dates: oneOf(collectionDates),
  order: oneOf(itemOrders),
  look: oneOf(collectionLooks),
  past: oneOf(pastItemModes),
  hasPages: booleanSchema.optional(),
  filters: jsonListSchema(textSchema(60), 40).optional(),
  inMenu: booleanSchema.optional(),
  inFeed: booleanSchema.optional(),
  inNewsletter: booleanSchema.optional(),
})

const newCollection = settings
  .extend({
    names: namesInput.optional(),
    key: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Letters from a to z, digits and hyphens')
      .max(60)
      .optional(),
    /** Key of the preset with which the collection begins. Other fields of the request replace its own. */
    preset: textSchema(60).optional(),
  })
  .refine(({ names, preset }) => names ?? preset, {
    path: ['names'],
    error: 'Please enter the name',
    when: () => true,
  })
export type NewCollection = z.output<typeof newCollection>

const { named, list, add, update, remove, reorder } = createStandardCalls(collectionEntity, {
  nouns: ['collection', 'collections'],
  entry: collectionSchema,
  listed: { collections: z.array(collectionSchema) },
  filters: statusFilterSchema.shape,
  reference: { collectionId: entryIdSchema },
  input: settings,
  summaries: {
    list: 'The collections with their fields, in the order of the admin area. With `status=all` editors also see archived fields',
    add: 'Add a collection: a definition, or a preset with changes',
    update:
      'Change a collection; what is left out keeps its value. Fields that a list of fields leaves out are archived with their values',
    remove:
      'Delete a collection with its items, which the trash keeps; 409 with the number of items unless `withItems`',
  },
})

const misfit = z.object({ itemId: entryIdSchema, title: z.string(), value: z.string() })

export const collectionApi = {
  collections: list,
  collectionNames: defineCall({
    method: 'GET',
    path: '/collection/collectionNames',
    access: 'public',
    encoding: 'query',
    summary: 'The names of the collections, in the order of the admin area',
    input: searchableListRangeSchema,
    reply: z.object({
      collections: z.array(
        collectionDefinitionSchema
          .pick({ key: true })
          .extend({ _id: entryIdSchema, one: z.string(), many: z.string() }),
      ),
      total: z.int(),
    }),
  }),
  presets: defineCall({
    method: 'GET',
    path: '/collection/presets',
    access: 'admin',
    encoding: 'query',
    summary: 'Definitions from which a collection can begin',
    input: z.object({}),
    reply: z.object({ presets: z.array(collectionDefinitionSchema) }),
  }),
  addCollection: { ...add, access: 'admin', input: newCollection },
  updateCollection: { ...update, input: settings.partial().extend(named) },
  reorderCollections: { ...reorder, access: 'admin' },
  tryField: defineCall({
    method: 'POST',
    path: '/collection/tryField',
    access: 'admin',
    encoding: 'json',
    reads: true,
    summary:
      'What another type of a field would mean: how many values fit, and up to 100 that do not. Nothing is changed',
    input: z.object({
      collectionId: entryIdSchema,
      /** Id or key of the field. */
      fieldId: textSchema(60),
      type: fieldTypeSchema,
      options: fieldOptionsInputSchema.optional(),
      multiple: booleanSchema.optional(),
      collection: textSchema(60).optional(),
    }),
    aliases: remove.aliases,
    reply: z.object({
      /** Number of items whose value fits. */
      fits: z.int(),
      misfits: z.array(misfit),
      /** Number of items whose value does not fit. */
      misfitCount: z.int(),
    }),
  }),
  deleteCollection: {
    ...remove,
    access: 'admin',
    input: remove.input.extend({ withItems: booleanSchema.optional() }),
    reply: messageReplySchema,
  },
} as const
export type TypeTrial = z.output<typeof collectionApi.tryField.reply>
