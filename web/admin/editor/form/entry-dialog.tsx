import { type ReactNode, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { translatedEntityNames } from '#contract/lifecycle/translation.ts'
import { useOtherEditors } from '#web/admin/editor/conflict/use-presence.ts'
import { editingStrings } from '#web/admin/editor/editor-strings.ts'
import { useEntryWithDraft } from '#web/admin/editor/panel/use-entry-with-draft.ts'
import { LanguageTabs } from '#web/admin/editor/translation/language-tabs.tsx'
import { TranslationForm } from '#web/admin/editor/translation/translation-form.tsx'
import { useSiteLanguages } from '#web/admin/editor/translation/use-languages.ts'
import { verifySession } from '#web/api/session-check.ts'
import { cn } from '#web/ui/cn.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { createEntrySaveAction, type EntryDialogCalls, type SavedEntry } from './entry-action.ts'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'
import { FocusFieldInUrl } from './named-field.tsx'
import { useLeaveConfirmation } from './use-leaving.tsx'

/** Props with which the panel of a list controls the form dialog. */
export type ListEntryDialogProps<T> = {
  /** Entry to update. Undefined while adding. */
  entry: T | undefined
  open: boolean
  onClose: () => void
}

type EntryDialogProps<T> = ListEntryDialogProps<T> & {
  calls: EntryDialogCalls
  className?: string
  /** Label of the save button, if the default does not fit. */
  submitLabel?: string
  check?: EntryFormProps['check']
  day?: EntryFormProps['day']
  /** Renders the fields. The entry contains the values of its draft. */
  children: (entry: T | undefined) => ReactNode
}

/**
 * Adds or updates an entry. Keeps unsaved text, confirms before leaving, reloads the list, and lets the user resolve conflicts.
 */
export function EntryDialog<T extends SavedEntry>(props: EntryDialogProps<T>) {
  const { calls, onClose, className, children, entry: given, open: isWanted, ...rest } = props
  const { entry, draft, open } = useEntryWithDraft(calls.entity, given, isWanted)
  const { title, ...form } = { ...createEntrySaveAction(entry, calls, draft), ...rest }
  const isSaved = useRef(false)
  const [lang, setLang] = useState('')
  const [visited, setVisited] = useState<readonly string[]>([])
  const choose = (code: string) => {
    setLang(code)
    if (code !== '') setVisited((before) => [...new Set([...before, code])])
  }
  const isTranslated = open && entry !== undefined && translatedEntityNames.includes(calls.entity)
  const languages = useSiteLanguages(isTranslated)
  const { revalidate } = useRevalidator()
  const others = useOtherEditors(open ? form.about : undefined)
  // Reloads the list, because other users may have changed it. The old list stays if the session cannot be
  // verified.
  const reload = async () => {
    if (await verifySession()) await revalidate()
  }
  const close = (saved: boolean) => {
    isSaved.current = saved
    choose('')
    setVisited([])
    onClose()
    // Saving has already reloaded the list.
    if (!saved) void reload()
  }
  const { onTyped, onKept, isTypedBesides, tryToLeave, question } = useLeaveConfirmation(() =>
    close(false),
  )
  // After saving, the focus moves to the add button, because the element that opened the dialog may be gone.
  const addButton = () =>
    isSaved.current
      ? document.querySelector<HTMLElement>('[data-slot=panel] [aria-keyshortcuts=n]')
      : null
  return (
    <>
      <Dialog
        guarded
        open={open}
        onOpenChange={(next) => next || tryToLeave()}
        focusNext={addButton}
        title={title}
        description={others.length > 0 && editingStrings.alsoOpen(others)}
        className={cn(
          className,
          'has-data-[slot=draft-preview]:xl:max-w-[96rem] has-data-[slot=translation]:lg:max-w-5xl',
        )}
      >
        <LanguageTabs languages={languages} lang={lang} onLang={choose} />
        <div hidden={lang !== ''}>
          <EntryForm
            {...form}
            onTyped={() => onTyped()}
            onKept={() => onKept()}
            onCancel={tryToLeave}
            onSaved={() => {
              onKept()
              // Stays open while the form of another language has unsaved text, which saving this
              // form does not include.
              if (!isTypedBesides('')) close(true)
            }}
          >
            <FocusFieldInUrl />
            {children(entry)}
          </EntryForm>
        </div>
        {/* Forms of visited languages stay mounted, so that typed text is kept while another language is
            shown. */}
        {entry &&
          visited.map((code) => (
            <div key={code} hidden={code !== lang}>
              <TranslationForm
                entity={calls.entity}
                id={entry._id}
                lang={code}
                sourceLang={languages[0]?.code ?? ''}
                onTyped={() => onTyped(code)}
                onSaved={() => onKept(code)}
              />
            </div>
          ))}
      </Dialog>
      {question}
    </>
  )
}
