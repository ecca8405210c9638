import { useState } from 'react'
import { siteExportApi } from '#contract/move/move-out.ts'
import { useFileDownload } from '#web/api/use-download.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { siteExportStrings } from './move-panel-strings.ts'

const strings = siteExportStrings.out

/** Exports everything of the site as one file. */
export function SiteExportDownload() {
  const { run, pending } = useFileDownload(siteExportApi.export)
  const [outcome, setOutcome] = useState({ text: '', failed: false })
  const take = async () => {
    setOutcome({ text: '', failed: false })
    const refusal = await run({})
    setOutcome({ text: refusal?.message ?? strings.done, failed: refusal !== null })
  }
  return (
    <Card className="grid max-w-3xl justify-items-start gap-3">
      <CardTitle>{strings.title}</CardTitle>
      <p className="text-ink-soft">{strings.text}</p>
      <Button variant="secondary" pending={pending} onClick={take}>
        {strings.export}
      </Button>
      <p role="status" className={outcome.failed ? 'font-medium text-accent text-sm' : 'text-sm'}>
        {outcome.text}
      </p>
      <div className="grid w-full gap-2 text-ink-faint text-sm">
        <p>{strings.large}</p>
        <pre className="overflow-x-auto rounded-md bg-sunk px-4 py-3 font-mono">
          {strings.command}
        </pre>
      </div>
    </Card>
  )
}
