import { type FormEvent, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, Textarea } from '#web/ui/form/field.tsx'
import { DropZone } from '#web/ui/picture/drop-zone.tsx'

/** What the box says in which an import begins. */
export interface SourceWords {
  readonly text: string
  readonly textHint: string
  readonly chooseFile: string
  readonly dropHint: string
  readonly removeFile: string
}

type ImportSourceProps = {
  id: string
  /** The kinds of files that can be read, by how their names end. */
  accept: string
  words: SourceWords
  onRead: (text: string, file: File | undefined) => void
}

/** Where what is to be imported is pasted or dropped. */
export function ImportSource({ id, accept, words, onRead }: ImportSourceProps) {
  const [file, setFile] = useState<File>()
  const input = useId()
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('text')
    onRead(typeof text === 'string' ? text : '', file)
  }
  return (
    <form id={id} onSubmit={read} className="grid gap-5">
      <Field name="text" label={words.text} hint={words.textHint}>
        <Textarea rows={8} className="max-h-80 font-mono text-sm" spellCheck={false} />
      </Field>
      <DropZone slot="import-file" problem={null} onFiles={([first]) => first && setFile(first)}>
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <input
            id={input}
            type="file"
            accept={accept}
            aria-label={words.chooseFile}
            onChange={({ target }) => setFile(target.files?.[0])}
            className="sr-only"
          />
          <Button
            size="sm"
            variant="secondary"
            onClick={() => document.getElementById(input)?.click()}
          >
            {words.chooseFile}
          </Button>
          {file ? (
            <span className="flex items-center gap-2 wrap-anywhere">
              {file.name}
              <Button size="sm" variant="quiet" onClick={() => setFile(undefined)}>
                {words.removeFile}
              </Button>
            </span>
          ) : (
            <span className="text-ink-soft">{words.dropHint}</span>
          )}
        </div>
      </DropZone>
    </form>
  )
}
