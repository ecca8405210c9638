import { defineCall } from '#contract/call/call.ts'
import { entityFieldsOfKind } from '#contract/call/entity.ts'
import {
  entryIdSchema,
  listRangeSchema,
  pictureInputSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { parseJsonText } from '#contract/call/json-text.ts'
import { publishingInputSchema } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { maxPublicationAuthors } from '#contract/publication/publication-fields.ts'
import { type AnyEntityDefinition, allEntityDefinitions } from './entities.ts'

type Publishable = Extract<AnyEntityDefinition, { readonly publishing: true }>
const isPublishable = (entity: AnyEntityDefinition): entity is Publishable => 'publishing' in entity

const publishableEntities = allEntityDefinitions.filter(isPublishable)

/** Entities whose entries can be drafts, or have drafts of changes to published entries. */
export const draftableEntityNames = publishableEntities.map(({ name }) => name)
export type DraftableEntityName = Publishable['name']

const pictureNames = publishableEntities.flatMap((entity) =>
  entityFieldsOfKind(entity, 'picture').map(([name, { sentAs = name }]) => sentAs),
)

const maxDraftValues = 10 * maxPublicationAuthors

/** Changed fields by name, in the format of the entity's own call. Forms send them as JSON text. */
const fields = z.codec(
  z.union([z.string(), z.record(z.string(), z.unknown())]),
  z.record(z.string(), z.unknown()),
  {
    decode: (value, context) => {
      if (typeof value !== 'string') return value
      try {
        return z.record(z.string(), z.unknown()).parse(parseJsonText(value, maxDraftValues))
      } catch {
        context.issues.push({ code: 'custom', message: 'Must be a JSON object', input: value })
        return z.NEVER
      }
    },
    encode: (value) => JSON.stringify(value),
  },
)

const named = z.object({ entity: z.enum(draftableEntityNames), id: entryIdSchema })
const aliases = { id: '_id' }

const draft = z.object({
  ...named.shape,
  /** Fields that differ from the published entry. */
  fields: z.record(z.string(), z.unknown()),
  version: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type EntryDraft = z.infer<typeof draft>

export const draftApi = {
  saveDraft: defineCall({
    method: 'PUT',
    path: '/draft/saveDraft',
    access: 'editor',
    encoding: 'multipart',
    summary:
      'Keep changes of an entry as a draft over it; the first names the version of the entry, later ones that of the draft',
    success: 'Draft Saved',
    input: named.extend({
      fields: fields.optional(),
      version: versionSchema.optional(),
      /** Version of the entry that the user saw. The draft may overwrite other users' changes up to that version. */
      seen: versionSchema.optional(),
      ...Object.fromEntries(pictureNames.map((name) => [name, pictureInputSchema.optional()])),
    }),
    aliases,
    reply: z.object({ draft }),
  }),
  publishDraft: defineCall({
    method: 'POST',
    path: '/draft/publishDraft',
    access: 'editor',
    encoding: 'json',
    summary:
      'Publish an entry with the changes of its draft, from when until when it is said; with the status `draft` the changes become part of an entry that is not published yet',
    success: 'Published Successfully',
    input: named.extend({ version: versionSchema.optional(), ...publishingInputSchema.shape }),
    aliases,
    reply: z.object({ draft }),
  }),
  discardDraft: defineCall({
    method: 'DELETE',
    path: '/draft/discardDraft',
    access: 'editor',
    encoding: 'json',
    summary: 'Drop the draft over an entry; what is published stays',
    success: 'Draft Discarded',
    input: named.extend({ version: versionSchema.optional() }),
    aliases,
    reply: z.object({ draft }),
  }),
  getDraft: defineCall({
    method: 'GET',
    path: '/draft/getDraft',
    access: 'editor',
    encoding: 'query',
    summary: 'The draft over an entry',
    input: named,
    aliases,
    reply: z.object({ draft }),
  }),
  showDrafts: defineCall({
    method: 'GET',
    path: '/draft/showDrafts',
    access: 'editor',
    encoding: 'query',
    summary: 'The entries of a kind that have a draft over them, the last changed first',
    input: listRangeSchema.extend({ entity: named.shape.entity }),
    reply: z.object({
      drafts: z.array(draft.omit({ fields: true, version: true })),
      total: z.int(),
    }),
  }),
  showEntry: defineCall({
    method: 'GET',
    path: '/draft/showEntry',
    access: 'editor',
    encoding: 'query',
    summary:
      'An entry as it would be with the draft over it, and that draft; null where it has none',
    input: named,
    aliases,
    reply: z.object({
      entry: z.record(z.string(), z.unknown()),
      /** The entry without the draft. */
      current: z.record(z.string(), z.unknown()),
      draft: draft.nullable(),
    }),
  }),
}
