import { ImageUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useControlAttributes } from '#web/ui/form/field-context.ts'
import { HiddenValueInput } from '#web/ui/form/hidden-value.tsx'
import { DropZone } from './drop-zone.tsx'
import { findPictureProblem, pictureMimeTypes } from './picture-file.ts'
import { pictureInputStrings as words } from './picture-input.tsx'

type UploadedPictureInputProps = {
  name?: string
  current?: string
  /** Uploads an image and returns its URL. */
  upload: (picture: File) => Promise<string>
}

/** Uploads an image as soon as it is chosen or dropped, and holds its URL as the form value. */
export function UploadedPictureInput({
  current = '',
  upload,
  ...props
}: UploadedPictureInputProps) {
  const { name, required: _, ...control } = useControlAttributes(props)
  const picker = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [url, setUrl] = useState(current)
  const [isUploading, setUploading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (picture: File) => {
    const found = findPictureProblem(picture, pictureMimeTypes)
    setProblem(found)
    if (found) return
    setUploading(true)
    try {
      setUrl(await upload(picture))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setUploading(false)
    }
  }
  const take = ([picture]: readonly File[]) => picture && !isUploading && void send(picture)
  const remove = () => {
    setUrl('')
    setProblem(null)
    button.current?.focus()
  }

  return (
    <DropZone
      slot="picture-input"
      onFiles={take}
      problem={problem}
      className="flex flex-wrap items-center gap-4"
    >
      <HiddenValueInput name={name} value={url} onPut={setUrl} />
      {url && <img src={url} alt="" className="size-24 rounded-md bg-sunk object-cover" />}
      <div className="grid min-w-0 flex-1 gap-2">
        <input
          ref={picker}
          type="file"
          accept={pictureMimeTypes.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            // Choosing the same file again must fire another event.
            target.value = ''
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            {...control}
            ref={button}
            size="sm"
            variant="secondary"
            pending={isUploading}
            onClick={() => picker.current?.click()}
          >
            <ImageUp aria-hidden="true" />
            {url ? words.replace : words.choose}
          </Button>
          {url && (
            <Button size="sm" variant="quiet" onClick={remove}>
              <X aria-hidden="true" />
              {words.remove}
            </Button>
          )}
        </div>
        <p className="text-ink-faint text-sm">{words.drop}</p>
      </div>
    </DropZone>
  )
}
