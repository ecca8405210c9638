import {
  type DraftableEntry,
  hasUnpublishedDraft,
} from '#web/admin/editor/draft/draftable-entry.ts'
import { publishingStrings as strings } from '#web/admin/editor/draft/publishing-strings.ts'
import { SubmitButton } from '#web/api/call-form.tsx'

const key = { 'aria-keyshortcuts': 'Control+S Meta+S' }

type SaveButtonsProps = {
  publishing: DraftableEntry | undefined
  status: string
  /** Label of the button that publishes at a future time. Undefined if there is no such time. */
  later: string | undefined
  label: string
}

const saveDraft = {
  name: 'save',
  value: 'draft',
  variant: 'secondary',
  children: strings.saveDraft,
} as const

/** Submit buttons of a form: one, or two for entries that can be saved as a draft. */
export function SaveButtons({ publishing, status, later, label }: SaveButtonsProps) {
  if (!publishing) return <SubmitButton {...key}>{label}</SubmitButton>
  const { named, state } = publishing
  const isPublished = named && state.status === 'published'
  if (isPublished && status === 'draft')
    return <SubmitButton {...key}>{strings.takeOff}</SubmitButton>
  // Ctrl+S saves the draft without publishing it.
  if (named && (!isPublished || hasUnpublishedDraft(publishing)))
    return (
      <>
        <SubmitButton {...saveDraft} {...key} />
        <SubmitButton name="save" value="published">
          {later ?? strings.publish}
        </SubmitButton>
      </>
    )
  return (
    <>
      {/* First in the document, because the Enter key activates the first submit button. Displayed last. */}
      <SubmitButton
        {...key}
        {...(!named && { name: 'save', value: 'published' })}
        className="order-1"
      >
        {later ?? label}
      </SubmitButton>
      <SubmitButton {...saveDraft} />
    </>
  )
}
