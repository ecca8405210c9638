import { type ReactNode, useId, useState } from 'react'
import type { PublicationImport } from '#contract/publication-import.ts'
import { publicationImport as words } from '#web/content/publication-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource } from './import-source.tsx'
import { useImport } from './use-import.ts'

type ImportDialogProps = { open: boolean; onClose: () => void }

/** The box to import publications: paste or drop, look, choose, save, and take it back. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const form = useId()
  const work = useImport()
  const { current, pending } = work
  const [choice, setChoice] = useState<{ of: string; indexes: ReadonlySet<number> }>()
  const fresh = current?.entries.filter(({ status }) => status === 'new') ?? []
  const chosen =
    choice !== undefined && choice.of === current?.importId
      ? choice.indexes
      : new Set(fresh.map(({ index }) => index))
  const id = current?.importId ?? ''

  const close = () => {
    // What is under way or waits to be looked at is still there when the box opens again.
    if (current?.state === 'saved' || current?.state === 'undone') work.reset()
    onClose()
  }
  const startOver = (
    <Button variant="secondary" onClick={work.reset}>
      {words.again}
    </Button>
  )
  const footers: Record<PublicationImport['state'], ReactNode> = {
    reading: startOver,
    saving: null,
    ready: (
      <>
        {startOver}
        <Button
          pending={pending}
          disabled={chosen.size === 0}
          onClick={() => work.save(id, [...chosen])}
        >
          {words.save(chosen.size)}
        </Button>
      </>
    ),
    saved: (
      <>
        <Button variant="secondary" pending={pending} onClick={() => work.undo(id)}>
          {words.undo}
        </Button>
        <Button onClick={close}>{words.close}</Button>
      </>
    ),
    undone: <Button onClick={close}>{words.close}</Button>,
    failed: startOver,
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      guarded
      title={words.title}
      description={words.intro}
      className="sm:max-w-3xl"
      footer={
        current ? (
          footers[current.state]
        ) : (
          // Its own element: else the press that led back here would submit it.
          <Button key="read" type="submit" form={form} pending={pending}>
            {words.read}
          </Button>
        )
      }
    >
      {current === undefined ? (
        <ImportSource id={form} onRead={work.read} />
      ) : (
        <ImportState current={current}>
          <ImportPreview
            entries={current.entries}
            chosen={chosen}
            onChoose={(indexes) => setChoice({ of: id, indexes })}
            onMend={(index, text) => void work.mend(id, index, text)}
          />
        </ImportState>
      )}
    </Dialog>
  )
}

/** How far an import is; the preview while it waits for a choice. */
function ImportState({ current, children }: { current: PublicationImport; children: ReactNode }) {
  const { state, done, total, kept, entries } = current
  switch (state) {
    case 'ready':
      return children
    case 'failed':
      return <Notice>{current.reason || words.failed}</Notice>
    case 'saved':
      return <p role="status">{words.saved(entries.filter(({ savedAs }) => savedAs).length)}</p>
    case 'undone':
      return (
        <div role="status" className="grid gap-2">
          <p>{words.undone}</p>
          {kept.length > 0 && <p>{words.kept}</p>}
          <ul className="list-disc pl-5">
            {kept.map(({ _id, title }) => (
              <li key={_id}>{title}</li>
            ))}
          </ul>
        </div>
      )
    default:
      return (
        <div role="status" className="grid gap-2">
          <p>{state === 'reading' ? words.reading : words.saving}</p>
          <ProgressBar
            value={done}
            max={Math.max(total, 1)}
            aria-label={state === 'reading' ? words.reading : words.saving}
          />
          <p className="tabular text-ink-soft text-sm">{words.progress(done, total)}</p>
        </div>
      )
  }
}
