import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DropZone } from '#web/ui/picture/drop-zone.tsx'

export interface FileDropFieldStrings {
  readonly chooseFile: string
  readonly dropHint: string
  readonly removeFile: string
}

type FileChoiceProps = {
  slot: string
  /** Accepted file name extensions, in the format of the `accept` attribute. */
  accept: string
  strings: FileDropFieldStrings
  file: File | undefined
  onFile: (file: File | undefined) => void
  /** Why the last file was rejected. */
  problem?: string
}

export function FileDropField({
  slot,
  accept,
  strings,
  file,
  onFile,
  problem = '',
}: FileChoiceProps) {
  const input = useId()
  return (
    <DropZone slot={slot} problem={problem || null} onFiles={([first]) => first && onFile(first)}>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <input
          id={input}
          type="file"
          accept={accept}
          aria-label={strings.chooseFile}
          // Hidden, because the button opens the file picker.
          hidden
          onChange={({ target }) => onFile(target.files?.[0])}
        />
        <Button
          size="sm"
          variant="secondary"
          onClick={() => document.getElementById(input)?.click()}
        >
          {strings.chooseFile}
        </Button>
        {file ? (
          <span className="flex items-center gap-2 wrap-anywhere">
            {file.name}
            <Button size="sm" variant="quiet" onClick={() => onFile(undefined)}>
              {strings.removeFile}
            </Button>
          </span>
        ) : (
          <span className="text-ink-soft">{strings.dropHint}</span>
        )}
      </div>
    </DropZone>
  )
}
