import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type ApiError, fieldErrors, invalid } from '#contract/api-error.ts'
import type { Call } from '#contract/call.ts'
import { inputFor, publishingInput } from '#contract/publishing.ts'
import { z } from '#contract/zod.ts'
import { CallForm, readForm } from '#web/api/call-form.tsx'
import { mostCharacters } from '#web/api/most-characters.ts'
import { uploadFetch } from '#web/api/upload-fetch.ts'
import { admin, editing } from '#web/content/admin.ts'
import { useMayEdit } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { UploadProgress } from '#web/ui/picture/upload-progress.tsx'
import { momentText } from '#web/ui/text/moment-text.ts'
import type { EntryName } from './changes-since.ts'
import { ChoiceNotice } from './choice-notice.tsx'
import { formText } from './conflict.ts'
import { fillChosen, questionsOf } from './conflict-fields.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { dropDraft, fillFromDraft, keepDraft, readDraft } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { EntryContext } from './entry-context.ts'
import { createHeldWork } from './held-work.ts'
import { loadTheirs, type Theirs } from './load-theirs.ts'
import type { PublishedEntry } from './published-entry.ts'
import { PublishingFields } from './publishing-fields.tsx'
import { SaveButtons } from './save-buttons.tsx'
import { SaveStateLine } from './save-state.tsx'
import { useAutosave } from './use-autosave.ts'
import { useDraftOver } from './use-draft-over.ts'

type Values = Readonly<Record<string, unknown>>

export type EntryFormProps = {
  call: Call
  /** Values the form does not show: the id and, so that nobody is overwritten unseen, the version. */
  fixed?: Readonly<Record<string, unknown>>
  /** The entry as the form is filled with it, so that it can be told who changed what of it. */
  opened?: object
  /** What is being changed; its history tells whoever is overtaken what others did. */
  about?: EntryName
  /** Under which unsaved text is kept on this device. */
  draftKey: string
  submitLabel?: string
  /** Whether it is a draft and when it is shown, of what can be one. */
  publishing?: PublishedEntry | undefined
  check?: ComponentProps<typeof CallForm>['check']
  onTyped?: () => void
  /** All that was typed has reached the server as a draft. */
  onKept?: () => void
  /** Absent where there is nothing to go back to. */
  onCancel?: () => void
  onSaved: () => void
  children: ReactNode
}

const nothing = {}

/**
 * A form in which something is added or changed. Unsaved text is kept and offered again, and whoever
 * was overtaken by someone else chooses whose changes stay.
 */
export function EntryForm({
  call,
  fixed: given = {},
  opened = nothing,
  about,
  draftKey,
  submitLabel,
  publishing,
  check = () => [],
  children,
  ...on
}: EntryFormProps) {
  // What was opened is what is being changed, whatever the page has loaded since.
  const [fixed, setFixed] = useState(given)
  const base = useRef<{ opened: Values; before: Values }>({ opened: {}, before: {} })
  const mayEdit = useMayEdit()
  const published = mayEdit ? publishing : undefined
  const [status, setStatus] = useState<string>(publishing?.state.status ?? '')
  const over = useDraftOver(published, fixed.version)
  const frame = useRef<HTMLDivElement>(null)
  const [draft, setDraft] = useState(() => readDraft(draftKey))
  const [isOvertaken, setOvertaken] = useState(false)
  const [isForced, setForced] = useState(false)
  const [without, setWithout] = useState<readonly string[]>([])
  const lastSave = useRef<unknown>(undefined)
  const [progress, setProgress] = useState<number | null>(null)
  const [held] = useState(createHeldWork)
  const fetch = useMemo(() => uploadFetch(setProgress), [])
  const entry = useMemo(
    () => ({
      hold: held.hold,
      mostOf: (name: string) => mostCharacters(call, name),
    }),
    [call, held],
  )
  const formOf = () => frame.current?.querySelector('form') ?? null
  // What is published is never changed by itself, and has a draft only once someone wanted one.
  const savesItself = published?.named && (published.state.status === 'draft' || published.draft)
  const saveByItself = async (): Promise<ApiError | null> => {
    const form = formOf()
    if (!form || !(await held.isDone())) return null
    const all = { ...readForm(form), ...fixed, status: 'draft' }
    const { data, error } = z.safeParse(inputFor(call, all), all)
    if (error) return invalid(fieldErrors(error))
    const refusal = await over.keepQuietly(data)
    if (refusal?.code === 'staleVersion') {
      lastSave.current = 'draft'
      refused(refusal)
    } else if (refusal === null && !autosave.isBehind()) {
      dropDraft(draftKey)
      on.onKept?.()
    }
    return refusal
  }
  const autosave = useAutosave(saveByItself)
  const isReady = async () => {
    await autosave.settle()
    return held.isDone()
  }
  const { version: _, ...unversioned } = fixed

  // What the form holds before anyone types: from it can be told who changed what.
  const noteBase = useEffectEvent(() => {
    const form = formOf()
    if (form) base.current = { opened: { ...opened }, before: readForm(form) }
  })
  useEffect(() => noteBase(), [])
  const follow = (theirs: Theirs) => {
    const form = formOf()
    const { before } = base.current
    const texts = Object.entries(theirs.state).map(([name, value]) => [name, formText(value)])
    const known = Object.fromEntries(texts.filter(([name = '']) => name in before))
    if (form) base.current = { opened: theirs.state, before: { ...before, ...known } }
    over.follow(theirs)
    setFixed({ ...fixed, version: theirs.version })
    setOvertaken(false)
    autosave.release()
  }

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
    if (savesItself) autosave.typed()
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
        <ChoiceNotice text={editing.draft(momentText(draft.at))}>
          <Button size="sm" onClick={bringBack}>
            {editing.bringBack}
          </Button>
          <Button size="sm" variant="quiet" onClick={discard}>
            {editing.discard}
          </Button>
        </ChoiceNotice>
      )}
      {published?.draft && <DraftNotice publishing={published} onDiscarded={saved} />}
      {isOvertaken && (
        <ConflictNotice
          about={about}
          version={Number(fixed.version)}
          load={() =>
            loadTheirs(published?.named, about, over.isThere() ? over.version() : undefined)
          }
          questions={({ state }) => {
            const form = formOf()
            if (!form) return []
            return questionsOf(form, { ...base.current, current: state, mine: readForm(form) })
          }}
          onChosen={(theirs, sideOf, questions) => {
            const form = formOf()
            if (!form) return
            setWithout(fillChosen(form, questions, sideOf))
            follow(theirs)
            if (savesItself) autosave.typed()
          }}
          onMine={(theirs) => {
            if (theirs) follow(theirs)
            setForced(true)
          }}
          onTheirs={saved}
        />
      )}
      <CallForm
        call={call}
        fixed={({ save = isForced ? lastSave.current : undefined }) => {
          lastSave.current = save
          return {
            ...(isForced ? unversioned : fixed),
            ...(save !== undefined && { save, status: save }),
            ...Object.fromEntries(without.map((name) => [name, undefined])),
          }
        }}
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
              {savesItself && <SaveStateLine state={autosave.state} />}
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
