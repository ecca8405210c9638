import { call } from '#contract/call/call.ts'
import { fieldsOf } from '#contract/call/entity.ts'
import { id, listRange, pictureSchema, versionSchema } from '#contract/call/fields.ts'
import { parseJsonText } from '#contract/call/json-text.ts'
import { publishingInput } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { maxAuthors } from '#contract/publication/publication-fields.ts'
import { type Entity, entities } from './entities.ts'

type Publishable = Extract<Entity, { readonly publishing: true }>
const isPublishable = (entity: Entity): entity is Publishable => 'publishing' in entity

const publishableEntities = entities.filter(isPublishable)

/** Entities whose entries can be drafts, or have drafts of changes to published entries. */
export const draftEntities = publishableEntities.map(({ name }) => name)
export type DraftEntity = Publishable['name']

const pictureNames = publishableEntities.flatMap((entity) =>
  fieldsOf(entity, 'picture').map(([name, { sentAs = name }]) => sentAs),
)

const maxDraftValues = 10 * maxAuthors

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

const named = z.object({ entity: z.enum(draftEntities), id })
const aliases = { id: '_id' }

const draft = z.object({
  ...named.shape,
  /** Fields that differ from the published entry. */
  fields: z.record(z.string(), z.unknown()),
  version: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string(),
})
export type Draft = z.infer<typeof draft>

export const draftApi = {
  saveDraft: call({
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
      ...Object.fromEntries(pictureNames.map((name) => [name, pictureSchema.optional()])),
    }),
    aliases,
    reply: z.object({ draft }),
  }),
  publishDraft: call({
    method: 'POST',
    path: '/draft/publishDraft',
    access: 'editor',
    encoding: 'json',
    summary:
      'Publish an entry with the changes of its draft, from when until when it is said; with the status `draft` the changes become part of an entry that is not published yet',
    success: 'Published Successfully',
    input: named.extend({ version: versionSchema.optional(), ...publishingInput.shape }),
    aliases,
    reply: z.object({ draft }),
  }),
  discardDraft: call({
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
  getDraft: call({
    method: 'GET',
    path: '/draft/getDraft',
    access: 'editor',
    encoding: 'query',
    summary: 'The draft over an entry',
    input: named,
    aliases,
    reply: z.object({ draft }),
  }),
  showDrafts: call({
    method: 'GET',
    path: '/draft/showDrafts',
    access: 'editor',
    encoding: 'query',
    summary: 'The entries of a kind that have a draft over them, the last changed first',
    input: listRange.extend({ entity: named.shape.entity }),
    reply: z.object({
      drafts: z.array(draft.omit({ fields: true, version: true })),
      total: z.int(),
    }),
  }),
  showEntry: call({
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
