import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { publicationApi } from '#contract/publication/publication.ts'
import { loadProjectChoices } from '#web/admin/editor/choice/projects-field.tsx'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { createBulkUndo } from '#web/admin/editor/panel/bulk-delete.tsx'
import { showUndoToast } from '#web/admin/editor/panel/undo-deletion.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { SingleChoiceInput } from '#web/ui/form/choice-input.tsx'
import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'
import { PublicationTypeSuggestions } from './publication-types.tsx'

type BulkChangeProps = { ids: readonly string[]; open: boolean; onClose: () => void }

/**
 * Dialog that sets type, project or featuring of several publications at once. Fields left empty keep their
 * values.
 */
export function BulkChangeDialog({ ids, open, onClose }: BulkChangeProps) {
  const form = useId()
  const { run, pending } = useApiCall(publicationApi.updatePublications)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={strings.several.change(ids.length)}
      description={strings.several.hint}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {commonAdminStrings.cancel}
          </Button>
          <Button type="submit" form={form} pending={pending}>
            {commonAdminStrings.save}
          </Button>
        </>
      }
    >
      <BulkForm id={form} ids={ids} run={run} onDone={onClose} />
    </Dialog>
  )
}

type BulkFormProps = {
  id: string
  ids: readonly string[]
  run: ReturnType<typeof useApiCall<typeof publicationApi.updatePublications>>['run']
  onDone: () => void
}

function BulkForm({ id, ids, run, onDone }: BulkFormProps) {
  const types = useId()
  const [projects = []] = useLoadedChoices(loadProjectChoices)
  const [type, setType] = useState('')
  const [project, setProject] = useState('')
  const [featured, setFeatured] = useState('')
  const { revalidate } = useRevalidator()
  const isEmpty = type.trim() === '' && project === '' && featured === ''

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return onDone()
    const answer = await run({
      ids: [...ids],
      ...(type.trim() && { publicationType: type.trim() }),
      ...(project && { addProjects: [project] }),
      ...(featured && { featured: featured === 'true' }),
    })
    if (answer instanceof ApiError) return
    onDone()
    showUndoToast(
      createBulkUndo(answer.historyIds),
      () => void revalidate(),
      commonAdminStrings.undoChange,
    )
  }

  return (
    <form id={id} onSubmit={save} className="grid gap-5">
      <Field
        name="publicationType"
        label={strings.fields.publicationType}
        list={types}
        maxLength={200}
        value={type}
        onChange={({ target }) => setType(target.value)}
      />
      <PublicationTypeSuggestions id={types} />
      <Field name="project" label={strings.several.project}>
        <SingleChoiceInput
          choices={projects}
          chosen={project}
          onChoose={setProject}
          words={strings.projectChoice}
        />
      </Field>
      <Field name="featured" label={strings.fields.featured}>
        <Select value={featured} onChange={({ target }) => setFeatured(target.value)}>
          <option value="">{strings.several.asItIs}</option>
          <SelectOptions of={strings.featured} />
        </Select>
      </Field>
    </form>
  )
}
