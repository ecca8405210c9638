import type { FieldError } from '#contract/call/api-error.ts'
import { type Post, postApi, postEntity } from '#contract/post/post.ts'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { projectPanelStrings as strings } from '#web/content/project-panel-strings.ts'
import { maxProjectSummaryLength } from '#web/content/shown-lengths.ts'
import { CommaListInput } from '#web/ui/form/comma-list-input.tsx'
import { Select, SelectOptions, Textarea } from '#web/ui/form/field.tsx'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import type { ProjectFormChoices } from './load-projects.ts'
import { ResponsibleAiFields } from './responsible-ai-fields.tsx'

const calls = createEntryDialogCalls({ definition: postEntity, api: postApi }, strings)

/** Returns an error if no category is chosen. Drafts may lack one and are not checked. */
const check = ({ category = '' }: Readonly<Record<string, unknown>>): FieldError[] =>
  category === '' ? [{ path: 'category', message: strings.categoryNeeded }] : []

export function ProjectDialog({
  choices,
  ...props
}: ListEntryDialogProps<Post> & { choices: ProjectFormChoices }) {
  return (
    <EntryDialog
      {...props}
      calls={calls}
      check={check}
      submitLabel={strings.submit}
      className="sm:max-w-3xl has-data-[view=both]:sm:max-w-6xl"
    >
      {(post) => <ProjectFields post={post} choices={choices} />}
    </EntryDialog>
  )
}

type ProjectFieldsProps = { post: Post | undefined; choices: ProjectFormChoices }

function ProjectFields({ post, choices }: ProjectFieldsProps) {
  const { fields } = strings
  const text = createTextFieldPropsGetter(fields, post)
  return (
    <>
      <EntryField {...text('title')} required />
      <EntryField
        name="shortDesc"
        label={fields.shortDesc}
        shown={maxProjectSummaryLength}
        required
      >
        <Textarea defaultValue={post?.shortDesc} />
      </EntryField>
      <MarkdownField {...text('content')} hint={strings.contentHint} required roomy rows={12} />
      <EntryField name="image" label={fields.image}>
        <PictureInput current={post?.image} />
      </EntryField>
      <EntryField name="references" label={fields.references} hint={strings.referencesHint}>
        <CommaListInput entries={post?.references} />
      </EntryField>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField {...text('grant')} />
        <EntryField
          name="category"
          label={fields.category}
          hint={choices.categories.length === 0 ? strings.noCategories : undefined}
          required
        >
          <Select defaultValue={post?.category._id ?? ''}>
            <option value="" disabled>
              {strings.chooseCategory}
            </option>
            <SelectOptions of={choices.categories.map(({ _id, name }) => [_id, name])} />
          </Select>
        </EntryField>
      </div>
      <PeopleField
        name="contributors"
        label={fields.contributors}
        hint={choices.people.length === 0 ? strings.noProfiles : undefined}
        people={choices.people}
        chosen={post?.contributors.map(({ _id }) => _id)}
      />
      <ResponsibleAiFields value={post?.responsibleAi} />
    </>
  )
}
