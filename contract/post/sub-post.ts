import { defineCall } from '#contract/call/call.ts'
import {
  type EntityDefinition,
  editorialEntityDefaults,
  orderSavedMessage,
} from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  jsonListSchema,
  markdownSchema,
  messageReplySchema,
  picturesSchema,
  pictureUrlSchema,
  reorderInputSchema,
  textSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const pictureText = z.object({
  url: pictureUrlSchema,
  caption: textSchema(2_000),
  alt: textSchema(2_000),
})
export type PictureText = z.infer<typeof pictureText>

export const subPostSchema = z.object({
  ...baseEntryFields('subPost'),
  sectionName: z.string(),
  subSectionContent: z.string(),
  imageUrls: z.array(z.string()),
  /** One item for each image, in order. */
  pictureTexts: z.array(pictureText),
  version: z.int(),
})
export type SubPost = z.infer<typeof subPostSchema>

export const subPostEntity = {
  name: 'subPost',
  label: 'Section',
  fields: {
    postId: { kind: 'parent', to: 'post' },
    sectionName: { kind: 'title', translated: true },
    subSectionContent: { kind: 'markdown', translated: true },
    imageUrls: {
      kind: 'pictures',
      sentAs: 'images',
      table: 'subPostImage',
      owner: 'subPostId',
      member: 'url',
    },
    pictureTexts: { kind: 'list', translated: { texts: ['caption', 'alt'], by: 'url' } },
  },
  order: { by: 'position', newest: 'last' },
  search: [],
  ...editorialEntityDefaults,
  messages: {
    added: 'Subpost Created Successfully',
    updated: 'Subpost Updated Successfully',
    removed: 'Subpost Deleted Successfully',
  },
} as const satisfies EntityDefinition

const subPostInput = z.object({
  sectionName: textSchema(200).optional(),
  subSectionContent: markdownSchema().optional(),
  images: picturesSchema.optional(),
})

export const subPostCalls = {
  createSubPost: defineCall({
    method: 'POST',
    path: '/post/createSubPost',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Add a section to a project',
    success: subPostEntity.messages.added,
    input: subPostInput.extend({ postId: entryIdSchema }),
    reply: z.object({ data: subPostSchema }),
  }),
  updateSubPost: defineCall({
    method: 'PUT',
    path: '/post/updateSubPost',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Change a section; new pictures are added to those it has',
    success: subPostEntity.messages.updated,
    input: subPostInput.extend({
      postId: entryIdSchema,
      subPostId: entryIdSchema,
      version: versionSchema.optional(),
      pictureTexts: jsonListSchema(pictureText).optional(),
    }),
    reply: z.object({ data: subPostSchema }),
  }),
  deleteSubPost: defineCall({
    method: 'DELETE',
    path: '/post/deleteSubPost',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a section',
    success: subPostEntity.messages.removed,
    input: z.object({ postId: entryIdSchema, subPostId: entryIdSchema }),
    reply: messageReplySchema,
  }),
  reorderSubPosts: defineCall({
    method: 'PUT',
    path: '/post/reorderSubPosts',
    access: 'editor',
    encoding: 'json',
    summary: 'Put the sections of a project into another order',
    success: orderSavedMessage,
    input: reorderInputSchema.extend({ postId: entryIdSchema }),
    reply: messageReplySchema,
  }),
  removeImageFromSubPost: defineCall({
    method: 'DELETE',
    path: '/post/removeImageFromSubPost',
    access: 'editor',
    encoding: 'json',
    summary: 'Take one picture off a section',
    success: 'Image Deleted Successfully',
    input: z.object({ postId: entryIdSchema, subPostId: entryIdSchema, url: pictureUrlSchema }),
    reply: z.object({ data: subPostSchema }),
  }),
}
