import { postApi } from '#contract/post/post.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { CallField } from '#web/api/call-form.tsx'
import { projectPanelStrings } from '#web/content/project-panel-strings.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { Select, SelectOptions, Textarea } from '#web/ui/form/field.tsx'
import { QuickAddDialog } from './quick-dialog.tsx'
import { useLoadedChoices } from './use-choices.ts'

const loadCategories = async (): Promise<ChoiceOption[]> => {
  const { categories } = await panelClient.category.showAllCategories()
  return categories.map(({ _id, name }) => ({ id: _id, label: name }))
}

type QuickProjectProps = {
  open: boolean
  onClose: () => void
  onMade: (project: ChoiceOption) => void
}

/** Adds a project with its required fields only. */
export function QuickAddProjectDialog({ open, onClose, onMade }: QuickProjectProps) {
  const [categories = []] = useLoadedChoices(loadCategories)
  const { fields } = projectPanelStrings
  return (
    <QuickAddDialog
      open={open}
      onClose={onClose}
      title={projectPanelStrings.add}
      description={strings.projectChoice.quick}
      call={postApi.createPost}
      onMade={({ data }) => onMade({ id: data._id, label: data.title })}
    >
      <CallField name="title" label={fields.title} required />
      <CallField name="category" label={fields.category} required>
        <Select defaultValue="">
          <option value="" />
          <SelectOptions of={categories.map(({ id, label }) => [id, label])} />
        </Select>
      </CallField>
      <CallField name="shortDesc" label={fields.shortDesc} required />
      <CallField name="content" label={fields.content} required>
        <Textarea />
      </CallField>
    </QuickAddDialog>
  )
}
