import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import type { ApiError } from '#contract/call/api-error.ts'
import type { ApiCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import type { EditedEntry } from '#web/admin/editor/conflict/changes-since.ts'
import { ConflictNotice } from '#web/admin/editor/conflict/conflict-notice.tsx'
import {
  type ConcurrentEntryVersion,
  loadConcurrentEntryVersion,
} from '#web/admin/editor/conflict/load-theirs.ts'
import { FutureDateQuestion } from '#web/admin/editor/draft/day-question.tsx'
import { DraftNotice } from '#web/admin/editor/draft/draft-notice.tsx'
import { DraftPreview } from '#web/admin/editor/draft/draft-preview.tsx'
import {
  type DraftableEntry,
  hasUnpublishedDraft,
  isFirstChangeSincePublished,
} from '#web/admin/editor/draft/draftable-entry.ts'
import { createPendingPromises } from '#web/admin/editor/draft/pending-work.ts'
import { PublishWarningsDialog } from '#web/admin/editor/draft/publish-question.tsx'
import { PublishingFields } from '#web/admin/editor/draft/publishing-fields.tsx'
import { publishingStrings as strings } from '#web/admin/editor/draft/publishing-strings.ts'
import { RestoreUnsavedNotice } from '#web/admin/editor/draft/unsaved-notice.tsx'
import { useDiscardDraft } from '#web/admin/editor/draft/use-discard.ts'
import { useEntryPublishing } from '#web/admin/editor/draft/use-publishing.ts'
import { useUnsavedFormValues } from '#web/admin/editor/draft/use-unsaved.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { FormOrPageTabs, type FormOrPageView } from '#web/admin/editor/panel/view-tabs.tsx'
import { CallForm } from '#web/api/call-form.tsx'
import { fieldMaxLengthOf } from '#web/api/max-length-of.ts'
import { createUploadFetch } from '#web/api/upload-fetch.ts'
import { cn } from '#web/ui/cn.ts'
import { RequiredNoteContext } from '#web/ui/form/field-context.ts'
import { EntryFormContext } from './entry-context.ts'
import { FormActions } from './form-actions.tsx'
import { useInitialFormValues } from './use-form-base.ts'
import { useSubmitIntent } from './use-submit-intent.ts'
import { withIdempotencyKey } from './with-idempotency-key.ts'

type Values = Readonly<Record<string, unknown>>

export type EntryFormProps = {
  call: ApiCall
  /** Input of the call that has no form field: the entry's id, and its version to detect conflicts. */
  fixed?: Values
  /** Entry that the form was opened with, to find out who changed which field. */
  opened?: object
  /** Definition of the entity, if it is created at run time. */
  definition?: EntityDefinition | undefined
  /**
   * Identifies the entry to update. After a conflict, the form loads the entry's history to show the changes
   * of others.
   */
  about?: EditedEntry
  /** Converts a state of the history to the shape of `opened`, if they differ. */
  fromHistory?: ((state: Values) => Values) | undefined
  /** Whether the entry is not added yet. If so, the server stores unsaved text as well. */
  isNew?: boolean
  /** Key under which unsaved text is stored. */
  draftKey: string
  submitLabel?: string
  /** Name of the date field. If its date is in the future, the user chooses whether to publish now or then. */
  day?: string | undefined
  /** Drafts and visibility, if the entry can be a draft. */
  publishing?: DraftableEntry | undefined
  check?: ComponentProps<typeof CallForm>['check']
  onTyped?: () => void
  /** Called when the server has all typed text as a draft. */
  onKept?: () => void
  /**
   * Called by the cancel button. Undefined if the form has no such button, because there is nothing
   * to go back to.
   */
  onCancel?: () => void
  onSaved: () => void
  children: ReactNode
}

const nothing = {}

/** Adds or updates an entry. Keeps unsaved text, autosaves drafts, and lets the user resolve conflicts. */
export function EntryForm({
  call,
  fixed: given = nothing,
  opened = nothing,
  about,
  isNew = false,
  draftKey,
  submitLabel = commonAdminStrings.save,
  check = () => [],
  children,
  ...props
}: EntryFormProps) {
  // Keeps the entry that the form was opened with, even if the page loads a newer version.
  const [fixed, setFixed] = useState(given)
  const frame = useRef<HTMLDivElement>(null)
  const formOf = () => frame.current?.querySelector('form') ?? null
  const [status, setStatus] = useState<string>(props.publishing?.state.status ?? '')
  const [view, setView] = useState<FormOrPageView>('edit')
  const [overtaken, setOvertaken] = useState<'pressed' | 'typing' | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [held] = useState(createPendingPromises)
  const needed = useId()
  const fetch = useMemo(() => {
    const upload = createUploadFetch(setProgress)
    return isNew ? withIdempotencyKey(upload) : upload
  }, [isNew])
  const entry = useMemo(
    () => ({ hold: held.hold, mostOf: (name: string) => fieldMaxLengthOf(call, name) }),
    [call, held],
  )
  const unsaved = useUnsavedFormValues({ form: draftKey, isNew, formOf })
  const base = useInitialFormValues(opened, props.definition, formOf)
  const intent = useSubmitIntent(formOf)
  const saved = () => {
    void unsaved.drop()
    props.onSaved()
  }
  const { publishing, over, autosave, ...draft } = useEntryPublishing({
    publishing: props.publishing,
    day: props.day,
    definition: props.definition,
    call,
    fixed,
    opened,
    formOf,
    intent,
    saveNew: unsaved.save,
    isReady: held.isDone,
    onSaved: saved,
    onKept: () => {
      void unsaved.drop()
      props.onKept?.()
    },
    onOvertaken: () => setOvertaken('typing'),
  })

  const previewed = publishing?.named
  const isPreviewed = view === 'preview' && previewed !== undefined

  const savedAs = publishing?.state.status ?? 'draft'
  const discard = useDiscardDraft(publishing?.named, saved)
  const onDiscard = isFirstChangeSincePublished(publishing) ? discard.run : undefined

  const isReady = async () => {
    await autosave.settle()
    return held.isDone()
  }
  const fixedFor = ({ save }: Values): Values => {
    const as = intent.begin(save)
    const { version, ...rest } = fixed
    return {
      ...rest,
      ...('version' in fixed && !intent.decision().isForced && { version }),
      ...(as !== undefined && { save: as, status: as }),
      ...Object.fromEntries(base.without.map((name) => [name, undefined])),
    }
  }
  const refused = ({ code }: ApiError) => {
    const isLate = code === 'staleVersion' && 'version' in fixed
    setProgress(null)
    setOvertaken(isLate ? 'pressed' : null)
    return isLate
  }
  const follow = (theirs: ConcurrentEntryVersion) => {
    base.follow(theirs)
    over.follow(theirs)
    setFixed({ ...fixed, version: theirs.version })
    setOvertaken(null)
    autosave.release()
  }
  const sendMine = (theirs: ConcurrentEntryVersion | null) => {
    if (theirs) follow(theirs)
    intent.sendAgain({ isForced: true })
  }
  const goOn = (theirs: ConcurrentEntryVersion) => {
    follow(theirs)
    draft.typed()
  }
  const typed = () => {
    unsaved.keep()
    props.onTyped?.()
    draft.typed()
  }

  return (
    <div ref={frame} onInput={typed} className="grid gap-5">
      <RestoreUnsavedNotice unsaved={unsaved} />
      {publishing && hasUnpublishedDraft(publishing) && (
        <DraftNotice publishing={publishing} onDiscarded={saved} />
      )}
      {overtaken && (
        <ConflictNotice
          about={about}
          version={Number(fixed.version)}
          load={() =>
            loadConcurrentEntryVersion(
              publishing?.named,
              about,
              over.isThere() ? over.version() : undefined,
              props.fromHistory,
            )
          }
          questions={base.questions}
          onChosen={(theirs, sideOf, questions) => {
            base.fill(questions, sideOf)
            goOn(theirs)
          }}
          onMine={sendMine}
          onTheirs={saved}
          onSame={overtaken === 'pressed' ? sendMine : goOn}
        />
      )}
      {previewed && <FormOrPageTabs view={view} onView={setView} />}
      <div className={cn('grid gap-8', isPreviewed && 'xl:grid-cols-2')}>
        <CallForm
          className={cn(isPreviewed && 'max-xl:hidden')}
          call={call}
          fixed={fixedFor}
          instead={draft.instead}
          check={(all) => (all.status === 'draft' ? [] : check(all))}
          onDone={(_, input) => {
            draft.review(input)
            saved()
          }}
          isReady={isReady}
          fetch={fetch}
          onRefused={refused}
        >
          <div className="grid gap-5">
            {publishing && (
              <p
                id={needed}
                className="text-ink-faint text-sm [form:not(:has([required]))_&]:hidden"
              >
                <span aria-hidden="true" className="text-accent">
                  *
                </span>{' '}
                {strings.needed}
              </p>
            )}
            <RequiredNoteContext value={publishing && needed}>
              <EntryFormContext value={entry}>
                {children}
                {publishing && (
                  <PublishingFields
                    {...publishing}
                    onStatus={setStatus}
                    isKept={autosave.savedAt !== null}
                    save={autosave.flush}
                  />
                )}
              </EntryFormContext>
            </RequiredNoteContext>
            <FormActions
              progress={progress}
              saved={
                draft.savesItself
                  ? { state: autosave.state, of: isNew ? 'new' : savedAs, onDiscard }
                  : undefined
              }
              onCancel={props.onCancel}
              publishing={publishing}
              status={status}
              label={submitLabel}
            />
          </div>
        </CallForm>
        {isPreviewed && <DraftPreview named={previewed} savedAt={autosave.savedAt} />}
      </div>
      <FutureDateQuestion day={draft.dayQuestion.day} onAnswer={draft.dayQuestion.answer} />
      <PublishWarningsDialog
        warnings={draft.warnings}
        onClose={draft.forgetWarnings}
        onAnyway={() => {
          draft.forgetWarnings()
          intent.sendAgain({ isAnyway: true })
        }}
      />
    </div>
  )
}
