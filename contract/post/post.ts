import { call } from '#contract/call/call.ts'
import { type EntityDefinition, publishableDefaults } from '#contract/call/entity.ts'
import { entryFields, taggedIdSchema, untranslatedSchema } from '#contract/call/entry-id.ts'
import {
  id,
  jsonList,
  pictureSchema,
  requiredMarkdown,
  requiredShortText,
  searchedListRange,
  text,
  titleSchema,
} from '#contract/call/fields.ts'
import {
  listStatusFilter,
  optionalInDraft,
  publishingInput,
  publishingSchema,
  statusFilter,
} from '#contract/call/publishing.ts'
import { usualCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { profile } from '#contract/profile/profile.ts'
import { milestone, milestoneCalls } from './milestone.ts'
import { timelineStates } from './milestone-state.ts'
import { responsibleAi, responsibleAiInput, responsibleAiTextFields } from './responsible-ai.ts'
import { subPost, subPostCalls } from './sub-post.ts'

const fields = z.object({
  title: titleSchema('a title'),
  shortDesc: requiredShortText('a short description'),
  content: requiredMarkdown('the content'),
})

export const post = z.object({
  ...entryFields('post'),
  // Drafts may lack these fields.
  title: z.string(),
  shortDesc: z.string(),
  content: z.string(),
  image: z.string(),
  references: z.array(z.string()),
  grant: z.string(),
  responsibleAi,
  /** Empty if a draft has no category. */
  category: z.object({
    _id: taggedIdSchema('category', undefined, z.string()),
    untranslated: untranslatedSchema,
    name: z.string(),
  }),
  contributors: z.array(profile),
  subPost: z.array(subPost),
  milestones: z.array(milestone),
  ...publishingSchema.shape,
  version: z.int(),
})
export type Post = z.infer<typeof post>

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
    responsibleAi: { kind: 'list', empty: '{}', translated: { texts: responsibleAiTextFields } },
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
  ...publishableDefaults,
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
export type PostListItem = z.infer<typeof postTitle>

const input = fields.extend({
  category: id,
  references: jsonList(text(2_000)).optional(),
  contributors: jsonList(id).optional(),
  grant: text(2_000).optional(),
  responsibleAi: responsibleAiInput.optional(),
  image: pictureSchema.optional(),
  ...publishingInput.shape,
})

const draftInput = optionalInDraft(input, ['title', 'shortDesc', 'content', 'category'])
export type PostInput = z.infer<typeof draftInput>

const { named, list, add, update, remove } = usualCalls(postEntity, {
  nouns: ['project', 'projects'],
  entry: post,
  listed: { posts: z.array(post) },
  filters: listStatusFilter.shape,
  reference: { postId: id },
  input,
  summaries: {
    list: 'All projects, newest first',
    remove: 'Delete a project with its sections, milestones, progress and pictures',
  },
})

export const postApi = {
  getAllPosts: list,
  postTitles: call({
    method: 'GET',
    path: '/post/postTitles',
    access: 'public',
    encoding: 'query',
    summary: 'All projects with no more than a list shows of them, newest first',
    input: searchedListRange.extend(listStatusFilter.shape),
    reply: z.object({ posts: z.array(postTitle), total: z.int() }),
  }),
  getSinglePost: call({
    method: 'GET',
    path: '/post/getSinglePost/:id',
    access: 'public',
    encoding: 'query',
    summary: 'One project',
    input: z.object({ id, ...statusFilter.shape }),
    reply: z.object({
      post,
      data: post,
      /** Grants that are linked to the project or mentioned in its text about funding. */
      grants: z.array(z.object({ ...entryFields('grant'), name: z.string(), number: z.string() })),
      milestoneStates: z.record(id, z.enum(timelineStates)),
      /** Time of the last change of the project or one of its parts. */
      updatedAt: z.string(),
    }),
  }),
  createPost: { ...add, draft: draftInput },
  updatePost: { ...update, draft: draftInput.extend(named) },
  deletePost: {
    ...remove,
    // A draft may have no category.
    input: remove.input.extend({ categoryId: z.union([id, z.literal('')], 'Not a valid id') }),
  },
  ...subPostCalls,
  ...milestoneCalls,
}
