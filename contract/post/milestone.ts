import { call } from '#contract/call/call.ts'
import { type EntityDefinition, editorialDefaults } from '#contract/call/entity.ts'
import { entryFields } from '#contract/call/entry-id.ts'
import { id, messageReply, optionalDate, text, versionSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'

const milestoneFields = z.object({
  title: text(200),
  description: text(200_000),
  dueDate: optionalDate,
  status: text(200),
})

export const milestone = milestoneFields.extend({ ...entryFields('milestone'), version: z.int() })
export type Milestone = z.infer<typeof milestone>
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
  ...editorialDefaults,
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
  createMilestone: call({
    method: 'POST',
    path: '/post/createMilestone',
    access: 'editor',
    encoding: 'json',
    summary: 'Add a milestone to a project',
    success: milestoneEntity.messages.added,
    input: milestoneFields.partial().extend({ postId: id }),
    reply: z.object({ data: milestone }),
  }),
  updateMilestone: call({
    method: 'PUT',
    path: '/post/updateMilestone',
    access: 'editor',
    encoding: 'json',
    summary: 'Change a milestone; fields left out keep their value',
    success: milestoneEntity.messages.updated,
    input: milestoneFields
      .partial()
      .extend({ milestoneId: id, postId: id.optional(), version: versionSchema.optional() }),
    reply: z.object({ data: milestone }),
  }),
  deleteMilestone: call({
    method: 'DELETE',
    path: '/post/deleteMilestone',
    access: 'editor',
    encoding: 'json',
    summary: 'Delete a milestone',
    success: milestoneEntity.messages.removed,
    input: z.object({ postId: id, milestoneId: id }),
    reply: messageReply,
  }),
}
