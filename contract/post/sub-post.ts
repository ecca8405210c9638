import { call } from '#contract/call/call.ts'
import {
  type EntityDefinition,
  editorialDefaults,
  orderSavedMessage,
} from '#contract/call/entity.ts'
import { entryFields } from '#contract/call/entry-id.ts'
import {
  id,
  jsonList,
  markdownSchema,
  messageReply,
  newOrderInput,
  picturesSchema,
  pictureUrl,
  text,
  versionSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'

const pictureText = z.object({ url: pictureUrl, caption: text(2_000), alt: text(2_000) })
export type PictureText = z.infer<typeof pictureText>

export const subPost = z.object({
  ...entryFields('subPost'),
  sectionName: z.string(),
  subSectionContent: z.string(),
  imageUrls: z.array(z.string()),
  /** One item for each image, in order. */
  pictureTexts: z.array(pictureText),
  version: z.int(),
})
export type SubPost = z.infer<typeof subPost>

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
  ...editorialDefaults,
  messages: {
    added: 'Subpost Created Successfully',
    updated: 'Subpost Updated Successfully',
    removed: 'Subpost Deleted Successfully',
  },
} as const satisfies EntityDefinition

const subPostInput = z.object({
  sectionName: text(200).optional(),
  subSectionContent: markdownSchema().optional(),
  images: picturesSchema.optional(),
})

export const subPostCalls = {
  createSubPost: call({
    method: 'POST',
    path: '/post/createSubPost',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Add a section to a project',
    success: subPostEntity.messages.added,
    input: subPostInput.extend({ postId: id }),
    reply: z.object({ data: subPost }),
  }),
  updateSubPost: call({
    method: 'PUT',
    path: '/post/updateSubPost',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Change a section; new pictures are added to those it has',
    success: subPostEntity.messages.updated,
    input: subPostInput.extend({
      postId: id,
      subPostId: id,
      version: versionSchema.optional(),
      pictureTexts: jsonList(pictureText).optional(),
    }),
    reply: z.object({ data: subPost }),
  }),
  deleteSubPost: call({
    method: 'DELETE',
    path: '/post/deleteSubPost',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a section',
    success: subPostEntity.messages.removed,
    input: z.object({ postId: id, subPostId: id }),
    reply: messageReply,
  }),
  reorderSubPosts: call({
    method: 'PUT',
    path: '/post/reorderSubPosts',
    access: 'editor',
    encoding: 'json',
    summary: 'Put the sections of a project into another order',
    success: orderSavedMessage,
    input: newOrderInput.extend({ postId: id }),
    reply: messageReply,
  }),
  removeImageFromSubPost: call({
    method: 'DELETE',
    path: '/post/removeImageFromSubPost',
    access: 'editor',
    encoding: 'json',
    summary: 'Take one picture off a section',
    success: 'Image Deleted Successfully',
    input: z.object({ postId: id, subPostId: id, url: pictureUrl }),
    reply: z.object({ data: subPost }),
  }),
}
