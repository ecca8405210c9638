import { type FormEvent, useState } from 'react'
import { FileDropField } from '#web/admin/editor/import/file-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { siteImportStrings as strings } from './move-in-strings.ts'

type MoveSourceProps = { pending: boolean; problem: string; onRead: (file: File) => void }

export function SiteImportSource({ pending, problem, onRead }: MoveSourceProps) {
  const [file, setFile] = useState<File>()
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file) onRead(file)
  }
  return (
    <form onSubmit={read} className="grid max-w-3xl gap-6">
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {strings.sources.map(([system, what]) => (
          <div
            key={system}
            className="grid gap-x-6 border-line border-t pt-3 sm:col-span-2 sm:grid-cols-subgrid"
          >
            <dt className="font-medium">{system}</dt>
            <dd className="text-ink-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <FileDropField
          slot="old-site"
          accept=".zip,.xml,.csv,.tsv"
          strings={strings}
          file={file}
          onFile={setFile}
          problem={problem}
        />
        <p className="text-ink-soft text-sm">
          {strings.larger} <code>npm run import -- PATH</code>
        </p>
      </div>
      <div>
        <Button type="submit" pending={pending} disabled={file === undefined}>
          {strings.read}
        </Button>
      </div>
    </form>
  )
}
