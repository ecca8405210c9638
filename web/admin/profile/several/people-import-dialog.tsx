import { type ReactNode, useId, useState } from 'react'
import { ImportPreview } from '#web/admin/editor/import/import-preview.tsx'
import { ImportSource } from '#web/admin/editor/import/import-source.tsx'
import { useChosen } from '#web/admin/editor/import/use-chosen.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { peopleImport as words } from './people-import-words.ts'
import { PersonEntryRow } from './person-entry-row.tsx'
import { type PeopleImportState, usePeopleImport } from './use-people-import.ts'

type PeopleImportDialogProps = { open: boolean; onClose: () => void }

/** Adds several people: paste or drop a table, check, choose, save, and undo. */
export function PeopleImportDialog({ open, onClose }: PeopleImportDialogProps) {
  const form = useId()
  const work = usePeopleImport()
  const { state, entries, pending } = work
  const [asDrafts, setAsDrafts] = useState(false)
  const [typed, setTyped] = useState('')
  const { chosen, choose } = useChosen('people', entries)

  const close = () => {
    // A preview that was not saved survives closing the dialog.
    if (state.at === 'saved' || state.at === 'undone') {
      work.reset()
      setTyped('')
    }
    onClose()
  }
  const footers: Record<PeopleImportState['at'], () => ReactNode> = {
    source: () => (
      // A separate element, because otherwise the click that led back here would submit the form.
      <Button key="read" type="submit" form={form} pending={pending}>
        {words.read}
      </Button>
    ),
    asking: () => (
      <Button variant="secondary" onClick={work.skip}>
        {words.skip}
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
          {words.asDrafts}
        </label>
        <Button variant="secondary" onClick={work.reset}>
          {words.again}
        </Button>
        <Button
          pending={pending}
          disabled={chosen.size === 0}
          onClick={() => work.save(chosen, asDrafts ? 'draft' : 'published')}
        >
          {words.save(chosen.size)}
        </Button>
      </>
    ),
    saved: () => (
      <>
        {state.at === 'saved' && (
          <Button variant="secondary" pending={pending} onClick={() => work.undo(state.historyIds)}>
            {words.undo}
          </Button>
        )}
        <Button onClick={close}>{words.close}</Button>
      </>
    ),
    undone: () => <Button onClick={close}>{words.close}</Button>,
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      guarded
      title={words.title}
      description={words.intro}
      className="sm:max-w-3xl"
      footer={footers[state.at]()}
    >
      {state.at === 'source' && (
        <ImportSource
          id={form}
          accept=".csv,.tsv,.txt"
          words={words}
          typed={typed}
          onType={setTyped}
          onRead={work.read}
        />
      )}
      {state.at === 'preview' && (
        <div className="grid grid-cols-1 gap-4">
          {work.left.length > 0 && <p className="text-sm">{words.left(work.left)}</p>}
          <ImportPreview entries={entries} words={words} chosen={chosen} onChoose={choose}>
            {(entry, isChosen, onChoose) => (
              <PersonEntryRow entry={entry} isChosen={isChosen} onChoose={onChoose} />
            )}
          </ImportPreview>
        </div>
      )}
      <div role="status" className="grid gap-2">
        {state.at === 'asking' && (
          <>
            <p>{words.asking}</p>
            <ProgressBar value={state.done} max={state.total} aria-label={words.asking} />
            <p className="tabular text-ink-soft text-sm">
              {words.progress(state.done, state.total)}
            </p>
          </>
        )}
        {state.at === 'saved' && (
          <p>
            {words.saved(state.count)} {words.photosNext}
          </p>
        )}
        {state.at === 'undone' && (
          <p>
            {words.undone} {state.kept > 0 && words.kept(state.kept)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
