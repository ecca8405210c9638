import { ImageUp, X } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useControl } from '#web/ui/field-context.ts'

/** The words of a picture field. */
export interface PictureWords {
  readonly choose: string
  readonly replace: string
  readonly remove: string
  readonly drop: string
}

const pictureWords: PictureWords = {
  choose: 'Choose a picture',
  replace: 'Replace',
  remove: 'Remove picture',
  drop: 'or drop one here. JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.',
}

type PictureInputProps = {
  name?: string
  /** The address of the picture the entry has. */
  current?: string
  words?: PictureWords
  className?: string
}

/** An address under which the browser shows a chosen file, for as long as it is chosen. */
const usePreview = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = file && URL.createObjectURL(file)
    setUrl(made)
    return () => {
      if (made) URL.revokeObjectURL(made)
    }
  }, [file])
  return url
}

/** Chooses one picture by button, drop or paste; shows it, and can replace or remove the one there is. */
export function PictureInput({
  current = '',
  words = pictureWords,
  className,
  ...props
}: PictureInputProps) {
  const { name, ...control } = useControl(props)
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [isOver, setOver] = useState(false)
  const preview = usePreview(file)
  const shown = preview ?? (isRemoved ? '' : current)

  const take = (files: FileList | null) => {
    const [picture] = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (!picture || !input.current) return
    // The form sends what its own file field holds.
    const holder = new DataTransfer()
    holder.items.add(picture)
    input.current.files = holder.files
    setFile(picture)
    setRemoved(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const remove = () => {
    if (input.current) input.current.value = ''
    setFile(null)
    setRemoved(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by key
    <div
      data-slot="picture-input"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => take(event.clipboardData.files)}
      className={cn(
        'flex flex-wrap items-center gap-4 rounded-md border usual:border-line-strong border-dashed usual:bg-surface p-4',
        isOver && 'border-signal bg-signal-soft',
        className,
      )}
    >
      {shown && <img src={shown} alt="" className="size-24 rounded-md bg-sunk object-cover" />}
      <div className="grid min-w-0 flex-1 gap-2">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          name={name}
          onChange={(event) => take(event.target.files)}
        />
        {isRemoved && file === null && <input type="hidden" name={name} value="" />}
        <div className="flex flex-wrap gap-2">
          <Button {...control} size="sm" variant="secondary" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" />
            {shown ? words.replace : words.choose}
          </Button>
          {shown && (
            <Button size="sm" variant="quiet" onClick={remove}>
              <X aria-hidden="true" />
              {words.remove}
            </Button>
          )}
        </div>
        <p className="truncate text-ink-faint text-sm">{file ? file.name : words.drop}</p>
      </div>
    </div>
  )
}
