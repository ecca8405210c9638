import type { PublishedEntry } from '#web/admin/editor/draft/published-entry.ts'
import { publishing as words } from '#web/admin/editor/draft/publishing-words.ts'
import { SubmitButton } from '#web/api/call-form.tsx'

const key = { 'aria-keyshortcuts': 'Control+S Meta+S' }

type SaveButtonsProps = {
  publishing: PublishedEntry | undefined
  /** The status that is chosen in the form. */
  status: string
  label: string
}

/** The buttons that send a form: one, or two where what is typed can be a draft. The key saves what is safe to save. */
export function SaveButtons({ publishing, status, label }: SaveButtonsProps) {
  if (!publishing?.named) {
    const isDraft = publishing && status === 'draft'
    return <SubmitButton {...key}>{isDraft ? words.saveDraft : label}</SubmitButton>
  }
  const isDraft = publishing.state.status === 'draft'
  if (!isDraft && status === 'draft') return <SubmitButton {...key}>{label}</SubmitButton>
  const saveDraft = {
    name: 'save',
    value: 'draft',
    variant: 'secondary',
    children: words.saveDraft,
  } as const
  if (isDraft || publishing.draft)
    return (
      <>
        <SubmitButton {...saveDraft} {...key} />
        <SubmitButton name="save" value="published">
          {words.publish}
        </SubmitButton>
      </>
    )
  return (
    <>
      {/* The first of them is the one that Enter presses. */}
      <SubmitButton {...key} className="order-1">
        {label}
      </SubmitButton>
      <SubmitButton {...saveDraft} />
    </>
  )
}
