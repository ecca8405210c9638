import { useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import type { Collection } from '#contract/collection/collection.ts'
import { itemApi } from '#contract/item/item.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { FileDropField } from '#web/admin/editor/import/file-choice.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { nameInSentence } from './in-sentence.ts'
import { itemCsvStrings as strings } from './item-csv-strings.ts'
import { type ItemImportOutcome, ItemImportReport } from './item-import-report.tsx'

interface Read {
  readonly file: File
  /** Expected result or, if `isSaved`, the actual one. */
  readonly outcome: ItemImportOutcome
  readonly isSaved: boolean
}

type ItemImportDialogProps = {
  open: boolean
  onClose: () => void
  /** Key of the collection. */
  collection: string
  names: Collection['names']
}

/** Dialog that shows what a CSV file would add and change, and imports it. */
export function ItemImportDialog({ open, onClose, ...about }: ItemImportDialogProps) {
  const { collection } = about
  const [one, many] = [nameInSentence(about.names.one), nameInSentence(about.names.many)]
  const { run, pending } = useApiCall(itemApi.importItems)
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<Read>()
  const [problem, setProblem] = useState('')
  const clear = () => {
    setFile(undefined)
    setRead(undefined)
    setProblem('')
  }
  const send = async (chosen: File, isSaved: boolean) => {
    setProblem('')
    const outcome = await run({ collection, file: chosen, dryRun: !isSaved })
    if (outcome instanceof ApiError) {
      setRead(undefined)
      return setProblem(outcome.errors[0]?.message ?? outcome.message)
    }
    setRead({ file: chosen, outcome, isSaved })
  }
  const choose = (chosen: File | undefined) => {
    if (pending) return
    clear()
    if (!chosen) return
    setFile(chosen)
    void send(chosen, false)
  }
  const close = () => {
    if (pending) return
    onClose()
    clear()
  }
  const count = read && !read.isSaved ? read.outcome.added + read.outcome.updated : 0
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={strings.title(many)}
      description={strings.hint}
      footer={
        read?.isSaved ? (
          <Button onClick={close}>{strings.done}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              {commonAdminStrings.cancel}
            </Button>
            {read && count > 0 && (
              <Button pending={pending} onClick={() => send(read.file, true)}>
                {strings.save(count, one, many)}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="grid gap-5">
        {!read?.isSaved && (
          <FileDropField
            slot="item-import"
            accept=".csv,text/csv"
            strings={strings.file}
            file={file}
            onFile={choose}
            problem={problem}
          />
        )}
        {pending && (
          <div className="grid gap-1.5">
            <p role="status" className="text-ink-soft text-sm">
              {read ? strings.saving : strings.reading}
            </p>
            <ProgressBar aria-label={read ? strings.saving : strings.reading} />
          </div>
        )}
        {read && <ItemImportReport {...read} one={one} many={many} />}
      </div>
    </Dialog>
  )
}
