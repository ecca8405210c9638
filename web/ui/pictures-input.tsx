import { ImagePlus } from 'lucide-react'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useControl } from '#web/ui/field-context.ts'

const words = {
  choose: 'Add pictures',
  drop: 'or drop them here. JPEG, PNG, WebP, AVIF or GIF, up to 10 MB each, 10 at once.',
}

const usePreviews = (files: readonly File[]): readonly string[] => {
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file))
    setUrls(made)
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [files])
  return urls
}

/** Chooses several pictures by button or drop, and shows them before they are sent. */
export function PicturesInput(props: { name?: string }) {
  const { name, ...control } = useControl(props)
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [isOver, setOver] = useState(false)
  const previews = usePreviews(files)

  const take = (added: FileList | null) => {
    if (!input.current) return
    const pictures = [...(added ?? [])].filter(({ type }) => type.startsWith('image/'))
    // The form sends what its own file field holds.
    const holder = new DataTransfer()
    for (const picture of pictures) holder.items.add(picture)
    input.current.files = holder.files
    setFiles(pictures)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by key
    <div
      data-slot="pictures-input"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        'grid gap-3 rounded-md border usual:border-line-strong border-dashed usual:bg-surface p-4',
        isOver && 'border-signal bg-signal-soft',
      )}
    >
      <input
        ref={input}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        name={name}
        onChange={(event) => take(event.target.files)}
      />
      {previews.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {previews.map((url) => (
            <li key={url}>
              <img src={url} alt="" className="size-20 rounded-md bg-sunk object-cover" />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button {...control} size="sm" variant="secondary" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden="true" />
          {words.choose}
        </Button>
        <p className="text-ink-faint text-sm">{words.drop}</p>
      </div>
    </div>
  )
}
