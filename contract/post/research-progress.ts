import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, editorialEntityDefaults } from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  jsonListSchema,
  listRangeSchema,
  markdownSchema,
  messageReplySchema,
  picturesSchema,
  pictureUrlSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { statusFilterSchema } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { profileSchema } from '#contract/profile/profile.ts'

export const researchProgressSchema = z.object({
  ...baseEntryFields('researchProgress'),
  postId: entryIdSchema,
  description: z.string(),
  contributors: z.array(profileSchema),
  imageUrls: z.array(z.string()),
  version: z.int(),
})
export type ResearchProgress = z.infer<typeof researchProgressSchema>

export const researchProgressEntity = {
  name: 'researchProgress',
  label: 'Research progress',
  fields: {
    postId: { kind: 'parent', to: 'post' },
    description: { kind: 'markdown', translated: true },
    contributors: {
      kind: 'relations',
      to: 'profile',
      table: 'researchProgressContributor',
      owner: 'researchProgressId',
      member: 'profileId',
    },
    imageUrls: {
      kind: 'pictures',
      sentAs: 'images',
      table: 'researchProgressImage',
      owner: 'researchProgressId',
      member: 'url',
    },
  },
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorialEntityDefaults,
  calls: {
    list: 'getResearchProgress',
    add: 'createResearchProgress',
    update: 'updateResearchProgress',
    remove: 'deleteResearchProgress',
  },
  messages: {
    added: 'Research Progress Created Successfully',
    updated: 'Research Progress Updated Successfully',
    removed: 'Research Progress Deleted Successfully',
  },
  page: entryPages.timeline,
  news: {
    kind: 'progress',
    summary: ['description'],
    full: ['description'],
    alsoIn: ['contributors'],
    section: 'progress',
    feedName: 'researchLabels.title',
    inNewsletter: true,
  },
} as const satisfies EntityDefinition

const input = z.object({
  description: markdownSchema().optional(),
  contributors: jsonListSchema(entryIdSchema).optional(),
  images: picturesSchema.optional(),
})
export type ResearchProgressInput = z.infer<typeof input>

export const researchProgressApi = {
  getResearchProgress: defineCall({
    method: 'POST',
    path: '/researchProgress/getResearchProgress',
    access: 'public',
    reads: true,
    encoding: 'json',
    summary: 'The progress of a project, oldest first',
    input: listRangeSchema.extend({ postId: entryIdSchema, ...statusFilterSchema.shape }),
    reply: z.object({ researchProgress: z.array(researchProgressSchema), total: z.int() }),
  }),
  createResearchProgress: defineCall({
    method: 'POST',
    path: '/researchProgress/createResearchProgress',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Add a progress entry to a project',
    success: researchProgressEntity.messages.added,
    input: input.extend({ postId: entryIdSchema }),
    reply: z.object({ data: researchProgressSchema }),
  }),
  updateResearchProgress: defineCall({
    method: 'PUT',
    path: '/researchProgress/updateResearchProgress',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Change a progress entry; new pictures are added to those it has',
    success: researchProgressEntity.messages.updated,
    input: input.extend({
      id: entryIdSchema,
      postId: entryIdSchema.optional(),
      version: versionSchema.optional(),
    }),
    aliases: { id: '_id' },
    reply: z.object({ data: researchProgressSchema }),
  }),
  deleteResearchProgress: defineCall({
    method: 'DELETE',
    path: '/researchProgress/deleteResearchProgress',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a progress entry',
    success: researchProgressEntity.messages.removed,
    input: z.object({ postId: entryIdSchema, researchProgressId: entryIdSchema }),
    reply: messageReplySchema,
  }),
  deleteSingleImage: defineCall({
    method: 'DELETE',
    path: '/researchProgress/deleteSingleImage',
    access: 'editor',
    encoding: 'json',
    summary: 'Take one picture off a progress entry',
    success: 'Image Deleted Successfully',
    input: z.object({ id: entryIdSchema, url: pictureUrlSchema }),
    aliases: { id: '_id' },
    reply: z.object({ data: researchProgressSchema }),
  }),
}
