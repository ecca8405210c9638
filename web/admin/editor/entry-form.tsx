import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ApiError } from '#contract/api-error.ts'
import type { Call } from '#contract/call.ts'
import { publishingInput } from '#contract/publishing.ts'
import { CallForm } from '#web/api/call-form.tsx'
import { mostCharacters } from '#web/api/most-characters.ts'
import { uploadFetch } from '#web/api/upload-fetch.ts'
import { admin, editing } from '#web/content/admin.ts'
import { useMayEdit } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { intoView } from '#web/ui/into-view.ts'
import { UploadProgress } from '#web/ui/picture/upload-progress.tsx'
import { momentText } from '#web/ui/text/moment-text.ts'
import { ChangesSince, type EntryName } from './changes-since.tsx'
import { dropDraft, fillFromDraft, keepDraft, readDraft } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { EntryContext } from './entry-context.ts'
import type { PublishedEntry } from './published-entry.ts'
import { PublishingFields } from './publishing-fields.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { useDraftOver } from './use-draft-over.ts'

type Values = Readonly<Record<string, unknown>>

export type EntryFormProps = {
  call: Call
  /** Values the form does not show: the id and, so that nobody is overwritten unseen, the version. */
  fixed?: Readonly<Record<string, unknown>>
  /** What is being changed; its history tells whoever is overtaken what others did. */
  about?: EntryName
  /** Under which unsaved text is kept on this device. */
  draftKey: string
  submitLabel?: string
  /** Whether it is a draft and when it is shown, of what can be one. */
  publishing?: PublishedEntry | undefined
  check?: ComponentProps<typeof CallForm>['check']
  onTyped?: () => void
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void
  onSaved: () => void
  children: ReactNode
}

/**
 * A form in which something is added or changed. Unsaved text is kept and offered again, and whoever
 * was overtaken by someone else chooses whose changes stay.
 */
export function EntryForm({
  call,
  fixed: given = {},
  about,
  draftKey,
  submitLabel,
  publishing,
  check = () => [],
  children,
  ...on
}: EntryFormProps) {
  // What was opened is what is being changed, whatever the page has loaded since.
  const [fixed] = useState(given)
  const mayEdit = useMayEdit()
  const published = mayEdit ? publishing : undefined
  const [status, setStatus] = useState<string>(publishing?.state.status ?? '')
  const over = useDraftOver(published, fixed.version)
  const frame = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => readDraft(draftKey))
  const [isOvertaken, setOvertaken] = useState(false)
  const [isForced, setForced] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const held = useRef(new Set<Promise<unknown>>())
  const fetch = useMemo(() => uploadFetch(setProgress), [])
  const entry = useMemo(
    () => ({
      hold: (work: Promise<unknown>) => {
        held.current.add(work)
        const forget = () => held.current.delete(work)
        work.then(forget, forget)
      },
      mostOf: (name: string) => mostCharacters(call, name),
    }),
    [call],
  )
  const isReady = async () => {
    const outcomes = await Promise.allSettled(held.current)
    return outcomes.every(({ status }) => status === 'fulfilled')
  }
  const formOf = () => frame.current?.querySelector('form') ?? null
  const { version: _, ...unversioned } = fixed

  useEffect(() => {
    if (isForced) frame.current?.querySelector('form')?.requestSubmit()
  }, [isForced])

  const saved = () => {
    dropDraft(draftKey)
    on.onSaved()
  }
  const refused = ({ code }: ApiError) => {
    const isLate = code === 'staleVersion' && 'version' in fixed
    setProgress(null)
    setForced(false)
    setOvertaken(isLate)
    return isLate
  }
  // A draft over what is published is not sent by the entry's own call.
  const instead = (input: Values, { save, ...typed }: Values) => {
    if (!published?.named) return undefined
    const isOver = save === 'draft' && published.state.status === 'published'
    if (!isOver && !over.isThere()) return undefined
    const shown = publishingInput.parse(typed)
    return (isOver ? over.keep(input) : over.publish(input, shown)).then((refusal) => {
      if (refusal === null) saved()
      return refusal
    })
  }
  const typed = () => {
    const form = formOf()
    if (form) keepDraft(draftKey, form)
    on.onTyped?.()
  }
  const bringBack = () => {
    const form = formOf()
    if (form && draft) fillFromDraft(form, draft)
    setDraft(null)
  }
  const discard = () => {
    dropDraft(draftKey)
    setDraft(null)
  }

  return (
    <div ref={frame} onInput={typed} className="grid gap-5">
      {draft && (
        <Choice text={editing.draft(momentText(draft.at))}>
          <Button size="sm" onClick={bringBack}>
            {editing.bringBack}
          </Button>
          <Button size="sm" variant="quiet" onClick={discard}>
            {editing.discard}
          </Button>
        </Choice>
      )}
      {published?.draft && <DraftNotice publishing={published} onDiscarded={saved} />}
      {isOvertaken && (
        <Choice
          text={editing.conflict}
          more={about && <ChangesSince about={about} version={Number(fixed.version)} />}
        >
          <Button size="sm" onClick={() => setForced(true)}>
            {editing.keepMine}
          </Button>
          <Button size="sm" variant="quiet" onClick={saved}>
            {editing.keepTheirs}
          </Button>
        </Choice>
      )}
      <CallForm
        call={call}
        fixed={({ save }) => ({
          ...(isForced ? unversioned : fixed),
          ...(save !== undefined && { status: save }),
        })}
        instead={instead}
        check={(typed) => (typed.status === 'draft' ? [] : check(typed))}
        onDone={saved}
        isReady={isReady}
        fetch={fetch}
        onRefused={refused}
      >
        <div className="grid gap-5">
          <EntryContext value={entry}>
            {children}
            {published && <PublishingFields {...published} onStatus={setStatus} />}
          </EntryContext>
          <div
            data-slot="form-actions"
            className="sticky bottom-0 z-10 -mx-6 grid gap-3 rounded-b-xl border-line border-t bg-surface px-6 py-4"
          >
            <UploadProgress share={progress} />
            <div className="flex flex-wrap justify-end gap-3">
              {on.onCancel && (
                <Button variant="secondary" onClick={on.onCancel}>
                  {admin.cancel}
                </Button>
              )}
              <SaveButtons
                publishing={published}
                status={status}
                label={submitLabel ?? admin.save}
              />
            </div>
          </div>
        </div>
      </CallForm>
    </div>
  )
}

type ChoiceProps = { text: string; more?: ReactNode; children: ReactNode }

function Choice({ text, more, children }: ChoiceProps) {
  return (
    <div
      ref={intoView}
      role="alert"
      className="grid gap-3 rounded-md border border-line-strong bg-sunk px-4 py-3 text-sm"
    >
      <p>{text}</p>
      {more}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
