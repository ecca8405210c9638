import { type ReactNode, useId, useState } from 'react'
import type {
  PublicationImport,
  PublicationImportEntry,
} from '#contract/publication/publication-import.ts'
import { ImportPreview } from '#web/admin/editor/import/import-preview.tsx'
import { ImportSourceInput } from '#web/admin/editor/import/import-source.tsx'
import { useChosenImportEntries } from '#web/admin/editor/import/use-chosen.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ImportedPublicationRow, isEmptyOrValidYear } from './import-entry-row.tsx'
import { publicationImportStrings as strings } from './publication-import-strings.ts'
import { usePublicationImport } from './use-import.ts'

type ImportDialogProps = { open: boolean; onClose: () => void }

/** Imports publications: paste or drop, check, choose, save, and undo. */
export function PublicationImportDialog({ open, onClose }: ImportDialogProps) {
  const form = useId()
  const work = usePublicationImport()
  const [typed, setTyped] = useState('')
  const { current, pending } = work
  const { chosen, choose } = useChosenImportEntries(current?.importId ?? '', current?.entries ?? [])
  const id = current?.importId ?? ''
  const [years, setYears] = useState<Readonly<Record<string, string>>>({})
  const keyOf = (index: number) => `${id} ${index}`
  const yearOf = (index: number) => years[keyOf(index)] ?? ''
  const typedYears = [...chosen].flatMap((index) =>
    yearOf(index).trim() === '' ? [] : [{ index, year: Number(yearOf(index)) }],
  )

  const close = () => {
    // A running import or an unsaved preview survives closing the dialog.
    if (current?.state === 'saved' || current?.state === 'undone') {
      work.reset()
      setTyped('')
    }
    onClose()
  }
  const restart = () => {
    if (typed === '') setTyped(textsOfFailed(current))
    work.startOver()
  }
  const startOver = (
    <Button variant="secondary" onClick={restart}>
      {strings.again}
    </Button>
  )
  const save = (
    <Button
      pending={pending}
      disabled={
        chosen.size === 0 || ![...chosen].every((index) => isEmptyOrValidYear(yearOf(index)))
      }
      onClick={() => work.save(id, [...chosen], typedYears)}
    >
      {strings.save(chosen.size)}
    </Button>
  )
  const undo = (
    <Button variant="secondary" pending={pending} onClick={() => work.undo(id)}>
      {strings.undo}
    </Button>
  )
  const footers: Record<PublicationImport['state'], ReactNode> = {
    reading: startOver,
    saving: !current?.undoing && undo,
    ready: (
      <>
        {startOver}
        {save}
      </>
    ),
    saved: (
      <>
        {undo}
        {chosen.size > 0 && save}
        <Button variant={chosen.size > 0 ? 'secondary' : 'primary'} onClick={close}>
          {strings.close}
        </Button>
      </>
    ),
    undone: <Button onClick={close}>{strings.close}</Button>,
    failed: startOver,
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      guarded
      title={strings.title}
      description={strings.intro}
      className="sm:max-w-3xl"
      footer={
        current ? (
          footers[current.state]
        ) : (
          // The `key` makes React create a new button. Otherwise the click on the button that led back here
          // would also submit the form.
          <Button key="read" type="submit" form={form} pending={pending}>
            {strings.read}
          </Button>
        )
      }
    >
      {current === undefined ? (
        <ImportSourceInput
          id={form}
          accept=".bib,.ris,.nbib,.json,.txt"
          strings={strings}
          typed={typed}
          onType={setTyped}
          onRead={work.read}
        />
      ) : (
        <ImportState current={current}>
          {(entries) => (
            <ImportPreview entries={entries} strings={strings} chosen={chosen} onChoose={choose}>
              {(entry, isChosen, onChoose) => (
                <ImportedPublicationRow
                  entry={entry}
                  isChosen={isChosen}
                  onChoose={onChoose}
                  onMend={(text) => void work.mend(id, entry.index, text)}
                  year={yearOf(entry.index)}
                  onYear={(year) => setYears({ ...years, [keyOf(entry.index)]: year })}
                />
              )}
            </ImportPreview>
          )}
        </ImportState>
      )}
    </Dialog>
  )
}

/** Returns the pasted texts of an import that failed before they were parsed. */
const textsOfFailed = (found: PublicationImport | undefined): string =>
  found?.state === 'failed' ? found.entries.map(({ text }) => text).join('\n') : ''

type ImportStateProps = {
  current: PublicationImport
  children: (entries: readonly PublicationImportEntry[]) => ReactNode
}

/**
 * Shows the progress of an import, its preview or, after saving, the entries that were not saved.
 */
function ImportState({ current, children }: ImportStateProps) {
  const { state, done, total, waitingFor, kept, entries } = current
  switch (state) {
    case 'ready':
      return children(entries)
    case 'failed':
      return <Notice>{current.reason || strings.failed}</Notice>
    case 'saved': {
      const left = entries.filter(
        ({ savedAs, status }) => !savedAs && (status === 'failed' || status === 'new'),
      )
      return (
        <div className="grid grid-cols-1 gap-4">
          <p role="status">
            {strings.saved(entries.filter(({ savedAs }) => savedAs).length)}
            {left.length > 0 && ` ${strings.notSaved}`}
          </p>
          {left.length > 0 && children(left)}
        </div>
      )
    }
    case 'undone':
      return (
        <div role="status" className="grid gap-2">
          <p>{strings.undone}</p>
          {kept.length > 0 && <p>{strings.kept}</p>}
          <ul className="list-disc pl-5">
            {kept.map(({ _id, title }) => (
              <li key={_id}>{title}</li>
            ))}
          </ul>
        </div>
      )
    default: {
      const doing = current.undoing ? strings.undoing : strings[state]
      return (
        <div role="status" className="grid gap-2">
          <p>{doing}</p>
          <ProgressBar value={done} max={Math.max(total, 1)} aria-label={doing} />
          {total > 0 && (
            <p className="tabular text-ink-soft text-sm">{strings.progress(done, total)}</p>
          )}
          {waitingFor && <p className="text-ink-soft text-sm">{waitingFor}</p>}
        </div>
      )
    }
  }
}
