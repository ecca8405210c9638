import { useRef } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import type { Answer } from '#contract/call/call.ts'
import { translationApi } from '#contract/lifecycle/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { downloadText } from '#web/ui/download.ts'
import { translationPanel as words } from './translation-panel-words.ts'

/** What came of a file of translations. */
export type Imported = Answer<typeof translationApi.import>

type CsvToolsProps = { lang: string; onImported: (imported: Imported | undefined) => void }

/** Exports all texts of a language as a table for translators, and imports it again. */
export function CsvTools({ lang, onImported }: CsvToolsProps) {
  const file = useRef<HTMLInputElement>(null)
  const outgoing = useCall(translationApi.export)
  const incoming = useCall(translationApi.import)
  const save = async () => {
    const answer = await outgoing.run({ lang })
    if (!(answer instanceof ApiError)) downloadText(`${lang}.csv`, answer.csv, 'text/csv')
  }
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    const answer = await incoming.run({ lang, file: chosen })
    onImported(answer instanceof ApiError ? undefined : answer)
    // The same file can be chosen again once it was mended.
    if (file.current) file.current.value = ''
  }
  return (
    <>
      <Button variant="secondary" pending={outgoing.pending} onClick={save}>
        {words.exportCsv}
      </Button>
      <Button variant="secondary" pending={incoming.pending} onClick={() => file.current?.click()}>
        {words.importCsv}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={words.importCsv}
        onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
      />
    </>
  )
}

/** How many errors are listed; more are seldom read. */
const mostTold = 50

/** What was saved of a file, and what was not and why. */
export function ImportReport({ imported }: { imported: Imported }) {
  return (
    <div role="status" className="grid gap-2">
      <p>{words.imported(imported.saved, imported.unchanged)}</p>
      {imported.samples.length > 0 && (
        <p>
          {words.samples}{' '}
          {imported.samples.map((sample, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same
            <q key={at} dir="auto" className="me-2 break-words">
              {sample}
            </q>
          ))}
        </p>
      )}
      {imported.refused.length > 0 && (
        <>
          <p>{words.refused(imported.refused.length)}</p>
          <ul className="list-disc ps-6 text-ink-soft text-sm">
            {imported.refused.slice(0, mostTold).map(({ line, reason }) => (
              <li key={line}>{words.line(line, reason)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
