import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, publishableEntityDefaults } from '#contract/call/entity.ts'
import {
  baseEntryFields,
  taggedIdSchema,
  untranslatedFieldsSchema,
} from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  jsonListSchema,
  pictureInputSchema,
  requiredMarkdownSchema,
  requiredShortTextSchema,
  requiredTitleSchema,
  searchableListRangeSchema,
  textSchema,
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
import { entryPages } from '#contract/entry-pages.ts'
import { profileSchema } from '#contract/profile/profile.ts'
import { milestoneCalls, milestoneSchema } from './milestone.ts'
import { timelineStates } from './milestone-state.ts'
import {
  responsibleAiInputSchema,
  responsibleAiSchema,
  responsibleAiTextFields,
} from './responsible-ai.ts'
import { subPostCalls, subPostSchema } from './sub-post.ts'

const fields = z.object({
  title: requiredTitleSchema('a title'),
  shortDesc: requiredShortTextSchema('a short description'),
  content: requiredMarkdownSchema('the content'),
})

export const postSchema = z.object({
  ...baseEntryFields('post'),
  // Drafts may lack these fields.
  title: z.string(),
  shortDesc: z.string(),
  content: z.string(),
  image: z.string(),
  references: z.array(z.string()),
  grant: z.string(),
  responsibleAi: responsibleAiSchema,
  /** Empty if a draft has no category. */
  category: z.object({
    _id: taggedIdSchema('category', undefined, z.string()),
    untranslated: untranslatedFieldsSchema,
    name: z.string(),
  }),
  contributors: z.array(profileSchema),
  subPost: z.array(subPostSchema),
  milestones: z.array(milestoneSchema),
  ...publishingSchema.shape,
  version: z.int(),
})
export type Post = z.infer<typeof postSchema>

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
  ...publishableEntityDefaults,
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

const postTitle = postSchema.pick({
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
  category: entryIdSchema,
  references: jsonListSchema(textSchema(2_000)).optional(),
  contributors: jsonListSchema(entryIdSchema).optional(),
  grant: textSchema(2_000).optional(),
  responsibleAi: responsibleAiInputSchema.optional(),
  image: pictureInputSchema.optional(),
  ...publishingInputSchema.shape,
})

const draftInput = makeOptionalInDrafts(input, ['title', 'shortDesc', 'content', 'category'])
export type PostInput = z.infer<typeof draftInput>

const { named, list, add, update, remove } = createStandardCalls(postEntity, {
  nouns: ['project', 'projects'],
  entry: postSchema,
  listed: { posts: z.array(postSchema) },
  filters: listStatusFilterSchema.shape,
  reference: { postId: entryIdSchema },
  input,
  summaries: {
    list: 'All projects, newest first',
    remove: 'Delete a project with its sections, milestones, progress and pictures',
  },
})

export const postApi = {
  getAllPosts: list,
  postTitles: defineCall({
    method: 'GET',
    path: '/post/postTitles',
    access: 'public',
    encoding: 'query',
    summary: 'All projects with no more than a list shows of them, newest first',
    input: searchableListRangeSchema.extend(listStatusFilterSchema.shape),
    reply: z.object({ posts: z.array(postTitle), total: z.int() }),
  }),
  getSinglePost: defineCall({
    method: 'GET',
    path: '/post/getSinglePost/:id',
    access: 'public',
    encoding: 'query',
    summary: 'One project',
    input: z.object({ id: entryIdSchema, ...statusFilterSchema.shape }),
    reply: z.object({
      post: postSchema,
      data: postSchema,
      /** Grants that are linked to the project or mentioned in its text about funding. */
      grants: z.array(
        z.object({ ...baseEntryFields('grant'), name: z.string(), number: z.string() }),
      ),
      milestoneStates: z.record(entryIdSchema, z.enum(timelineStates)),
      /** Time of the last change of the project or one of its parts. */
      updatedAt: z.string(),
    }),
  }),
  createPost: { ...add, draft: draftInput },
  updatePost: { ...update, draft: draftInput.extend(named) },
  deletePost: {
    ...remove,
    // A draft may have no category.
    input: remove.input.extend({
      categoryId: z.union([entryIdSchema, z.literal('')], 'Not a valid id'),
    }),
  },
  ...subPostCalls,
  ...milestoneCalls,
}
