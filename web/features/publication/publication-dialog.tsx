import { useId } from 'react'
import { type Publication, publicationApi } from '#contract/publication.ts'
import { CallField, CallForm, SubmitButton } from '#web/calls/call-form.tsx'
import { toasts } from '#web/calls/toasts.ts'
import { publicationPanel as words } from '#web/content/publications.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Textarea } from '#web/ui/field.tsx'

type PublicationDialogProps = {
  /** What is being changed; without it the dialog adds. */
  publication: Publication | undefined
  open: boolean
  onClose: () => void
}

/** One dialog serves adding and updating. */
export function PublicationDialog({ publication, open, onClose }: PublicationDialogProps) {
  const title = publication ? words.updateTitle : words.add
  return (
    <Dialog guarded open={open} onOpenChange={(next) => next || onClose()} title={title}>
      {publication ? (
        <CallForm
          call={publicationApi.updatePublication}
          toasts={toasts.publication.updatePublication}
          fixed={{ id: publication._id, version: publication.version }}
          onDone={onClose}
        >
          <PublicationFields publication={publication} onCancel={onClose} />
        </CallForm>
      ) : (
        <CallForm
          call={publicationApi.addPublication}
          toasts={toasts.publication.addPublication}
          onDone={onClose}
        >
          <PublicationFields onCancel={onClose} />
        </CallForm>
      )}
    </Dialog>
  )
}

function PublicationFields({
  publication,
  onCancel,
}: {
  publication?: Publication
  onCancel: () => void
}) {
  const types = useId()
  const { fields } = words
  return (
    <div className="grid gap-5">
      <CallField name="title" label={fields.title} required defaultValue={publication?.title} />
      <CallField
        name="authors"
        label={fields.authors}
        hint={fields.authorsHint}
        required
        defaultValue={publication?.authors}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <CallField
          name="publicationDate"
          label={fields.date}
          type="date"
          required
          defaultValue={publication?.publicationDate.split('T')[0]}
        />
        <CallField
          name="publicationType"
          label={fields.type}
          required
          list={types}
          defaultValue={publication?.publicationType}
        />
      </div>
      <datalist id={types}>
        {words.types.map((type) => (
          <option key={type} value={type} />
        ))}
      </datalist>
      <CallField
        name="publicationLink"
        label={fields.link}
        type="url"
        required
        placeholder="https://"
        defaultValue={publication?.publicationLink}
      />
      <CallField name="publicationSummary" label={fields.summary} required>
        <Textarea rows={6} defaultValue={publication?.publicationSummary} />
      </CallField>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <SubmitButton>{publication ? words.update : words.save}</SubmitButton>
      </div>
    </div>
  )
}
