import { isChanged, type PublishedEntry } from '#web/admin/editor/draft/published-entry.ts'
import { publishing as words } from '#web/admin/editor/draft/publishing-words.ts'
import { SubmitButton } from '#web/api/call-form.tsx'

const key = { 'aria-keyshortcuts': 'Control+S Meta+S' }

type SaveButtonsProps = {
  publishing: PublishedEntry | undefined
  /** The status that is chosen in the form. */
  status: string
  /** What the button says that publishes at a moment to come; absent where that is now. */
  later: string | undefined
  label: string
}

const saveDraft = {
  name: 'save',
  value: 'draft',
  variant: 'secondary',
  children: words.saveDraft,
} as const

/** The buttons that send a form: one, or two where what is typed can be a draft. */
export function SaveButtons({ publishing, status, later, label }: SaveButtonsProps) {
  if (!publishing) return <SubmitButton {...key}>{label}</SubmitButton>
  const { named, state } = publishing
  const isPublished = named && state.status === 'published'
  if (isPublished && status === 'draft')
    return <SubmitButton {...key}>{words.takeOff}</SubmitButton>
  // What visitors do not see yet is saved by the key, not shown to them.
  if (named && (!isPublished || isChanged(publishing)))
    return (
      <>
        <SubmitButton {...saveDraft} {...key} />
        <SubmitButton name="save" value="published">
          {later ?? words.publish}
        </SubmitButton>
      </>
    )
  return (
    <>
      {/* The first of them is the one that Enter presses. */}
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
