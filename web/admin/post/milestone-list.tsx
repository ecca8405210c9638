import type { Milestone } from '#contract/post/milestone.ts'
import { type Post, postApi } from '#contract/post/post.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import { projectPageStrings } from '#web/content/project-panel-strings.ts'
import { ChoiceOrTextInput } from '#web/ui/form/choice-or-text.tsx'
import { Textarea } from '#web/ui/form/field.tsx'
import { ProjectPartSection } from './part-list.tsx'

const strings = projectPageStrings.milestones

export function ProjectMilestoneList({ post, canEdit }: { post: Post; canEdit: boolean }) {
  const { add, form, actions, dialogs } = useEntryListActions(
    canEdit ? post.milestones : undefined,
    {
      newName: 'milestone',
      entity: 'milestone',
      nameOf: ({ title }) => commonAdminStrings.named(title),
      deletion: {
        call: postApi.deleteMilestone,
        question: strings.confirmDelete,
        inputOf: ({ _id }) => ({ postId: post._id, milestoneId: _id }),
      },
    },
  )
  return (
    <ProjectPartSection
      id="milestones"
      title={strings.title}
      add={strings.add}
      onAdd={add}
      empty={strings.empty}
      isEmpty={post.milestones.length === 0}
    >
      <ul className="divide-y divide-line">
        {post.milestones.map((milestone) => (
          <li key={milestone._id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-48 flex-1">
              <h3 className="wrap-anywhere font-medium">
                {commonAdminStrings.named(milestone.title)}
              </h3>
              <p className="tabular wrap-anywhere text-ink-faint text-sm">
                {[milestone.dueDate.split('T')[0], milestone.status].filter(Boolean).join(' · ')}
              </p>
              <p className="wrap-anywhere text-ink-soft text-sm">{milestone.description}</p>
            </div>
            <div className="max-sm:-ml-2.5">{actions?.(milestone)}</div>
          </li>
        ))}
      </ul>
      <MilestoneDialog postId={post._id} {...form} />
      {dialogs}
    </ProjectPartSection>
  )
}

const calls = {
  entity: 'milestone',
  strings,
  add: postApi.createMilestone,
  update: postApi.updateMilestone,
  idName: 'milestoneId',
}

function MilestoneDialog({
  postId,
  ...props
}: ListEntryDialogProps<Milestone> & { postId: string }) {
  return (
    <EntryDialog {...props} calls={{ ...calls, within: { postId } }}>
      {(milestone) => <MilestoneFields milestone={milestone} />}
    </EntryDialog>
  )
}

function MilestoneFields({ milestone }: { milestone: Milestone | undefined }) {
  return (
    <>
      <EntryField name="title" label={strings.name} defaultValue={milestone?.title} />
      <EntryField name="description" label={strings.description}>
        <Textarea defaultValue={milestone?.description} />
      </EntryField>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField
          name="dueDate"
          label={strings.dueDate}
          type="date"
          defaultValue={milestone?.dueDate.split('T')[0]}
        />
        <EntryField name="status" label={strings.status}>
          <ChoiceOrTextInput
            choices={strings.statuses}
            noneLabel={strings.noStatus}
            otherLabel={strings.otherStatus}
            textLabel={strings.statusText}
            defaultValue={milestone?.status}
          />
        </EntryField>
      </div>
    </>
  )
}
