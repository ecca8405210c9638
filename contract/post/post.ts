import { call } from '#contract/call/call.ts'
import { type EntityDefinition, publishable } from '#contract/call/entity.ts'
import { entryOf, idOf, untranslated } from '#contract/call/entry-id.ts'
import {
  done,
  id,
  jsonList,
  listPart,
  longText,
  picture,
  shortText,
  text,
  title,
  version,
} from '#contract/call/fields.ts'
import {
  incomplete,
  listStatusWanted,
  publishing,
  publishingInput,
  statusWanted,
} from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { profile } from '#contract/profile/profile.ts'
import { milestone, milestoneCalls } from './milestone.ts'
import { timelineStates } from './milestone-state.ts'
import { responsibleAi, responsibleAiInput, responsibleTexts } from './responsible-ai.ts'
import { subPost, subPostCalls } from './sub-post.ts'

const fields = z.object({
  title: title('a title'),
  shortDesc: shortText('a short description'),
  content: longText('the content'),
})

/** A project, whole. */
export const post = z.object({
  ...entryOf('post'),
  // A draft may lack these.
  title: z.string(),
  shortDesc: z.string(),
  content: z.string(),
  image: z.string(),
  references: z.array(z.string()),
  grant: z.string(),
  responsibleAi,
  /** Empty while a draft has none. */
  category: z.object({
    _id: idOf('category', undefined, z.string()),
    untranslated,
    name: z.string(),
  }),
  contributors: z.array(profile),
  subPost: z.array(subPost),
  milestones: z.array(milestone),
  ...publishing.shape,
  version: z.int(),
})
export type Post = z.infer<typeof post>

/** Projects. */
export const postEntity = {
  name: 'post',
  label: 'Project',
  fields: {
    title: { kind: 'title', translated: true },
    shortDesc: { kind: 'text', translated: true },
    content: { kind: 'markdown', translated: true },
    image: { kind: 'picture' },
    references: { kind: 'list' },
    grant: { kind: 'text', translated: true },
    responsibleAi: { kind: 'list', empty: '{}', translated: { texts: responsibleTexts } },
    categoryId: { kind: 'relation', to: 'category', missingInDraft: true },
    contributors: {
      kind: 'relations',
      to: 'profile',
      table: 'postContributor',
      owner: 'postId',
      member: 'profileId',
    },
  },
  order: { by: 'created', newest: 'first' },
  search: ['title', 'shortDesc'],
  ...publishable,
  calls: {
    list: 'getAllPosts',
    find: 'postTitles',
    add: 'createPost',
    update: 'updatePost',
    remove: 'deletePost',
  },
  messages: {
    added: 'Post Created Successfully',
    updated: 'Post Updated Successfully',
    removed: 'Post Deleted Successfully',
  },
  counted: 'projects',
  page: entryPages.project,
  found: { identifiers: ['trialRegistrations', 'doi'] },
  news: { kind: 'project', summary: ['shortDesc'], inNewsletter: true },
} as const satisfies EntityDefinition

/** A project as a list shows it. */
const postTitle = post.pick({
  _id: true,
  untranslated: true,
  title: true,
  shortDesc: true,
  image: true,
  category: true,
  status: true,
  publishAt: true,
  unpublishAt: true,
})
export type PostTitle = z.infer<typeof postTitle>

const input = fields.extend({
  category: id,
  references: jsonList(text(2_000)).optional(),
  contributors: jsonList(id).optional(),
  grant: text(2_000).optional(),
  responsibleAi: responsibleAiInput.optional(),
  image: picture.optional(),
  ...publishingInput.shape,
})

const draftInput = incomplete(input, ['title', 'shortDesc', 'content', 'category'])
export type PostInput = z.infer<typeof draftInput>

const reference = { postId: id, version: version.optional() }

/** The calls under `/post`: projects, their sections and their milestones. */
export const postApi = {
  getAllPosts: call({
    method: 'GET',
    path: '/post/getAllPosts',
    access: 'public',
    encoding: 'query',
    summary: 'All projects, newest first',
    input: listPart.extend(listStatusWanted.shape),
    reply: z.object({ posts: z.array(post), total: z.int() }),
  }),
  postTitles: call({
    method: 'GET',
    path: '/post/postTitles',
    access: 'public',
    encoding: 'query',
    summary: 'All projects with no more than a list shows of them, newest first',
    input: listPart.extend(listStatusWanted.shape),
    reply: z.object({ posts: z.array(postTitle), total: z.int() }),
  }),
  getSinglePost: call({
    method: 'GET',
    path: '/post/getSinglePost/:id',
    access: 'public',
    encoding: 'query',
    summary: 'One project',
    input: z.object({ id, ...statusWanted.shape }),
    reply: z.object({
      post,
      data: post,
      /** The grants that name this project, or that its own words about its grant name. */
      grants: z.array(z.object({ ...entryOf('grant'), name: z.string(), number: z.string() })),
      /** How each milestone stands today, by its id. */
      milestoneStates: z.record(id, z.enum(timelineStates)),
      /** When it or one of its parts was last changed. */
      updatedAt: z.string(),
    }),
  }),
  createPost: call({
    method: 'POST',
    path: '/post/createPost',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Add a project',
    input,
    draft: draftInput,
    reply: z.object({ data: post }),
  }),
  updatePost: call({
    method: 'PUT',
    path: '/post/updatePost',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Change a project; fields left out keep their value',
    input: input.partial().extend(reference),
    draft: draftInput.extend(reference),
    aliases: { postId: '_id' },
    reply: z.object({ data: post }),
  }),
  deletePost: call({
    method: 'DELETE',
    path: '/post/deletePost',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a project with its sections, milestones, progress and pictures',
    // A draft may have no category.
    input: z.object({ postId: id, categoryId: z.union([id, z.literal('')], 'Not a valid id') }),
    aliases: { postId: '_id' },
    reply: done,
  }),
  ...subPostCalls,
  ...milestoneCalls,
}
