import { useRef } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import type { ResponseBody } from '#contract/call/call.ts'
import { translationApi } from '#contract/lifecycle/translation.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/ui/download.ts'
import { translationPanelStrings as strings } from './translation-panel-strings.ts'

type Outcome = ResponseBody<typeof translationApi.import>

/**
 * A chosen CSV file with translations. `outcome` is the expected result or, if `isSaved`, the
 * actual one.
 */
export interface TranslationImport {
  readonly lang: string
  readonly file: File
  readonly outcome: Outcome
  readonly isSaved: boolean
}

type CsvToolsProps = { lang: string; onRead: (read: TranslationImport | undefined) => void }

/** Exports the texts of a language as CSV for translators, and imports it again. */
export function TranslationCsvTools({ lang, onRead }: CsvToolsProps) {
  const input = useRef<HTMLInputElement>(null)
  const outgoing = useApiCall(translationApi.export)
  const incoming = useApiCall(translationApi.import)
  const save = async () => {
    const answer = await outgoing.run({ lang })
    if (!(answer instanceof ApiError)) downloadText(`${lang}.csv`, answer.csv, 'text/csv')
  }
  const read = async (file: File | undefined) => {
    if (!file) return
    const outcome = await incoming.run({ lang, file, dryRun: true })
    onRead(outcome instanceof ApiError ? undefined : { lang, file, outcome, isSaved: false })
    // Allows the same file to be chosen again after it was corrected.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <Button variant="secondary" pending={outgoing.pending} onClick={save}>
        {strings.exportCsv}
      </Button>
      <Button variant="secondary" pending={incoming.pending} onClick={() => input.current?.click()}>
        {strings.importCsv}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={strings.importCsv}
        onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
      />
    </>
  )
}

/** Maximum number of errors shown. */
const maxErrorsShown = 50

type ImportReportProps = {
  read: TranslationImport
  onRead: (read: TranslationImport | undefined) => void
}

/** Shows the result of a CSV import. Before saving, this is a preview that the user can save or discard. */
export function TranslationImportReport({ read, onRead }: ImportReportProps) {
  const { lang, file, outcome: imported, isSaved } = read
  const { saved, unchanged } = imported
  const { run, pending } = useApiCall(translationApi.import)
  const save = async () => {
    const outcome = await run({ lang, file })
    if (!(outcome instanceof ApiError)) onRead({ ...read, outcome, isSaved: true })
  }
  return (
    <div role="status" className="grid gap-2">
      <p>{isSaved ? strings.imported(saved, unchanged) : strings.wouldImport(saved, unchanged)}</p>
      {imported.samples.length > 0 && (
        <p>
          {strings.samples}{' '}
          {imported.samples.map((sample, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two samples may be equal
            <q key={at} dir="auto" className="me-2 break-words">
              {sample}
            </q>
          ))}
        </p>
      )}
      {imported.refused.length > 0 && (
        <>
          <p>{(isSaved ? strings.refused : strings.wouldRefuse)(imported.refused.length)}</p>
          <ul className="list-disc ps-6 text-ink-soft text-sm">
            {imported.refused.slice(0, maxErrorsShown).map(({ line, reason }) => (
              <li key={line}>{strings.line(line, reason)}</li>
            ))}
          </ul>
        </>
      )}
      {!isSaved && (
        <div className="flex flex-wrap gap-3">
          {saved > 0 && (
            <Button size="sm" pending={pending} onClick={save}>
              {strings.save}
            </Button>
          )}
          <Button size="sm" variant="quiet" onClick={() => onRead(undefined)}>
            {strings.cancel}
          </Button>
        </div>
      )}
    </div>
  )
}
