import { type ReactNode, useId, useState } from 'react'
import { ImportPreview } from '#web/admin/editor/import/import-preview.tsx'
import { ImportSourceInput } from '#web/admin/editor/import/import-source.tsx'
import { useChosenImportEntries } from '#web/admin/editor/import/use-chosen.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { peopleImportStrings as strings } from './people-import-strings.ts'
import { ImportedPersonRow } from './person-entry-row.tsx'
import { type PeopleImportState, usePeopleImport } from './use-people-import.ts'

type PeopleImportDialogProps = { open: boolean; onClose: () => void }

/** Adds several people: paste or drop a table, check, choose, save, and undo. */
export function PeopleImportDialog({ open, onClose }: PeopleImportDialogProps) {
  const form = useId()
  const work = usePeopleImport()
  const { state, entries, pending } = work
  const [asDrafts, setAsDrafts] = useState(false)
  const [typed, setTyped] = useState('')
  const { chosen, choose } = useChosenImportEntries('people', entries)

  const close = () => {
    // Only a finished import is reset. An unsaved preview survives closing the dialog.
    if (state.at === 'saved' || state.at === 'undone') {
      work.reset()
      setTyped('')
    }
    onClose()
  }
  const footers: Record<PeopleImportState['at'], () => ReactNode> = {
    source: () => (
      // The `key` makes React create a new button. Otherwise the click on the button that led back here would
      // also submit the form.
      <Button key="read" type="submit" form={form} pending={pending}>
        {strings.read}
      </Button>
    ),
    asking: () => (
      <Button variant="secondary" onClick={work.skip}>
        {strings.skip}
      </Button>
    ),
    preview: () => (
      <>
        <label className="mr-auto flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={asDrafts}
            onChange={({ target }) => setAsDrafts(target.checked)}
          />
          {strings.asDrafts}
        </label>
        <Button variant="secondary" onClick={work.reset}>
          {strings.again}
        </Button>
        <Button
          pending={pending}
          disabled={chosen.size === 0}
          onClick={() => work.save(chosen, asDrafts ? 'draft' : 'published')}
        >
          {strings.save(chosen.size)}
        </Button>
      </>
    ),
    saved: () => (
      <>
        {state.at === 'saved' && (
          <Button variant="secondary" pending={pending} onClick={() => work.undo(state.historyIds)}>
            {strings.undo}
          </Button>
        )}
        <Button onClick={close}>{strings.close}</Button>
      </>
    ),
    undone: () => <Button onClick={close}>{strings.close}</Button>,
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      guarded
      title={strings.title}
      description={strings.intro}
      className="sm:max-w-3xl"
      footer={footers[state.at]()}
    >
      {state.at === 'source' && (
        <ImportSourceInput
          id={form}
          accept=".csv,.tsv,.txt"
          strings={strings}
          typed={typed}
          onType={setTyped}
          onRead={work.read}
        />
      )}
      {state.at === 'preview' && (
        <div className="grid grid-cols-1 gap-4">
          {work.left.length > 0 && <p className="text-sm">{strings.left(work.left)}</p>}
          <ImportPreview entries={entries} strings={strings} chosen={chosen} onChoose={choose}>
            {(entry, isChosen, onChoose) => (
              <ImportedPersonRow entry={entry} isChosen={isChosen} onChoose={onChoose} />
            )}
          </ImportPreview>
        </div>
      )}
      <div role="status" className="grid gap-2">
        {state.at === 'asking' && (
          <>
            <p>{strings.asking}</p>
            <ProgressBar value={state.done} max={state.total} aria-label={strings.asking} />
            <p className="tabular text-ink-soft text-sm">
              {strings.progress(state.done, state.total)}
            </p>
          </>
        )}
        {state.at === 'saved' && (
          <p>
            {strings.saved(state.count)} {strings.photosNext}
          </p>
        )}
        {state.at === 'undone' && (
          <p>
            {strings.undone} {state.kept > 0 && strings.kept(state.kept)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
