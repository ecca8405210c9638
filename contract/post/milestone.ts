import { defineCall } from '#contract/call/call.ts'
import { type EntityDefinition, editorialEntityDefaults } from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import {
  entryIdSchema,
  messageReplySchema,
  optionalDateSchema,
  textSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const milestoneFields = z.object({
  title: textSchema(200),
  description: textSchema(200_000),
  dueDate: optionalDateSchema,
  status: textSchema(200),
})

export const milestoneSchema = milestoneFields.extend({
  ...baseEntryFields('milestone'),
  version: z.int(),
})
export type Milestone = z.infer<typeof milestoneSchema>
export type MilestoneFields = z.infer<typeof milestoneFields>

export const milestoneEntity = {
  name: 'milestone',
  label: 'Milestone',
  fields: {
    postId: { kind: 'parent', to: 'post' },
    title: { kind: 'title', translated: true },
    description: { kind: 'text', translated: true },
    dueDate: { kind: 'date' },
    status: { kind: 'text', translated: true },
  },
  order: { by: 'created', newest: 'last' },
  search: [],
  ...editorialEntityDefaults,
  messages: {
    added: 'Milestone Created Successfully',
    updated: 'Milestone Updated Successfully',
    removed: 'Milestone Deleted Successfully',
  },
  page: entryPages.timeline,
  news: {
    kind: 'milestone',
    summary: ['description'],
    facts: ['dueDate', 'status'],
    section: 'milestones',
    feedName: 'researchLabels.title',
  },
} as const satisfies EntityDefinition

export const milestoneCalls = {
  createMilestone: defineCall({
    method: 'POST',
    path: '/post/createMilestone',
    access: 'editor',
    encoding: 'json',
    summary: 'Add a milestone to a project',
    success: milestoneEntity.messages.added,
    input: milestoneFields.partial().extend({ postId: entryIdSchema }),
    reply: z.object({ data: milestoneSchema }),
  }),
  updateMilestone: defineCall({
    method: 'PUT',
    path: '/post/updateMilestone',
    access: 'editor',
    encoding: 'json',
    summary: 'Change a milestone; fields left out keep their value',
    success: milestoneEntity.messages.updated,
    input: milestoneFields.partial().extend({
      milestoneId: entryIdSchema,
      postId: entryIdSchema.optional(),
      version: versionSchema.optional(),
    }),
    reply: z.object({ data: milestoneSchema }),
  }),
  deleteMilestone: defineCall({
    method: 'DELETE',
    path: '/post/deleteMilestone',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a milestone',
    success: milestoneEntity.messages.removed,
    input: z.object({ postId: entryIdSchema, milestoneId: entryIdSchema }),
    reply: messageReplySchema,
  }),
}
