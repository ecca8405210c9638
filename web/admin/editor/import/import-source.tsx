import { type FormEvent, useState } from 'react'
import { Field, Textarea } from '#web/ui/form/field.tsx'
import { FileDropField, type FileDropFieldStrings } from './file-choice.tsx'

export interface ImportSourceInputStrings extends FileDropFieldStrings {
  readonly text: string
  readonly textHint: string
}

type ImportSourceProps = {
  id: string
  /** Accepted file name extensions, in the format of the `accept` attribute. */
  accept: string
  strings: ImportSourceInputStrings
  /** Pasted text. The parent keeps it, so that it survives closing the dialog. */
  typed: string
  onType: (text: string) => void
  onRead: (text: string, file: File | undefined) => void
}

export function ImportSourceInput({
  id,
  accept,
  strings,
  typed,
  onType,
  onRead,
}: ImportSourceProps) {
  const [file, setFile] = useState<File>()
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onRead(typed, file)
  }
  return (
    <form id={id} onSubmit={read} className="grid gap-5">
      <Field name="text" label={strings.text} hint={strings.textHint}>
        <Textarea
          rows={8}
          className="max-h-80 font-mono text-sm"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <FileDropField
        slot="import-file"
        accept={accept}
        strings={strings}
        file={file}
        onFile={setFile}
      />
    </form>
  )
}
