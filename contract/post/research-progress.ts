import { call } from '#contract/call/call.ts'
import { type EntityDefinition, editorialDefaults } from '#contract/call/entity.ts'
import { entryFields } from '#contract/call/entry-id.ts'
import {
  id,
  jsonList,
  listRange,
  markdownSchema,
  messageReply,
  picturesSchema,
  pictureUrl,
  versionSchema,
} from '#contract/call/fields.ts'
import { statusFilter } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { profile } from '#contract/profile/profile.ts'

export const researchProgress = z.object({
  ...entryFields('researchProgress'),
  postId: id,
  description: z.string(),
  contributors: z.array(profile),
  imageUrls: z.array(z.string()),
  version: z.int(),
})
export type ResearchProgress = z.infer<typeof researchProgress>

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
  ...editorialDefaults,
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
  contributors: jsonList(id).optional(),
  images: picturesSchema.optional(),
})
export type ResearchProgressInput = z.infer<typeof input>

export const researchProgressApi = {
  getResearchProgress: call({
    method: 'POST',
    path: '/researchProgress/getResearchProgress',
    access: 'public',
    reads: true,
    encoding: 'json',
    summary: 'The progress of a project, oldest first',
    input: listRange.extend({ postId: id, ...statusFilter.shape }),
    reply: z.object({ researchProgress: z.array(researchProgress), total: z.int() }),
  }),
  createResearchProgress: call({
    method: 'POST',
    path: '/researchProgress/createResearchProgress',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Add a progress entry to a project',
    success: researchProgressEntity.messages.added,
    input: input.extend({ postId: id }),
    reply: z.object({ data: researchProgress }),
  }),
  updateResearchProgress: call({
    method: 'PUT',
    path: '/researchProgress/updateResearchProgress',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Change a progress entry; new pictures are added to those it has',
    success: researchProgressEntity.messages.updated,
    input: input.extend({ id, postId: id.optional(), version: versionSchema.optional() }),
    aliases: { id: '_id' },
    reply: z.object({ data: researchProgress }),
  }),
  deleteResearchProgress: call({
    method: 'DELETE',
    path: '/researchProgress/deleteResearchProgress',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a progress entry',
    success: researchProgressEntity.messages.removed,
    input: z.object({ postId: id, researchProgressId: id }),
    reply: messageReply,
  }),
  deleteSingleImage: call({
    method: 'DELETE',
    path: '/researchProgress/deleteSingleImage',
    access: 'editor',
    encoding: 'json',
    summary: 'Take one picture off a progress entry',
    success: 'Image Deleted Successfully',
    input: z.object({ id, url: pictureUrl }),
    aliases: { id: '_id' },
    reply: z.object({ data: researchProgress }),
  }),
}
