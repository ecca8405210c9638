import { Crop as CropIcon, ImageUp, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useControlAttributes } from '#web/ui/form/field-context.ts'
import { CropDialog } from './crop-dialog.tsx'
import { DropZone } from './drop-zone.tsx'
import {
  findPictureProblem,
  pictureMimeTypes,
  svgMimeType,
  unreadablePictureMessage,
} from './picture-file.ts'
import { setInputFiles, useFilePreviewUrls } from './use-preview-urls.ts'

export const pictureInputStrings = {
  choose: 'Choose a picture',
  replace: 'Replace',
  crop: 'Crop',
  remove: 'Remove picture',
  drop: 'or drop one here. JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.',
  dropDrawing: 'or drop one here. SVG, PNG, WebP, JPEG, AVIF or GIF, up to 10 MB.',
}

const words = pictureInputStrings

type PictureInputProps = {
  name?: string
  current?: string
  /** Whether to crop the image to a square first, as for portraits. */
  square?: boolean
  drawings?: boolean
  className?: string
}

const none: readonly File[] = []

/**
 * Chooses an image by button, drop or paste. Shows, replaces or removes the stored image. Invalid files leave
 * it unchanged.
 */
export function PictureInput({
  current = '',
  square = false,
  drawings = false,
  className,
  ...props
}: PictureInputProps) {
  const { name, required: _, ...control } = useControlAttributes(props)
  const types = drawings ? [...pictureMimeTypes, svgMimeType] : pictureMimeTypes
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState(none)
  const [originals, setOriginals] = useState(none)
  const [isCropping, setCropping] = useState(false)
  const [isRemoved, setRemoved] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [preview] = useFilePreviewUrls(files)
  const [original] = useFilePreviewUrls(originals)
  const [file] = files
  const [whole] = originals
  const shown = preview ?? (isRemoved ? '' : current)

  const set = (next: readonly File[]) => {
    setInputFiles(input.current, next)
    // Fires the event that saving of drafts and the warning about unsaved changes depend on.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setFiles(next)
  }
  const take = (given: readonly File[]) => {
    const [picture] = given
    if (!picture) return setInputFiles(input.current, files)
    const found = findPictureProblem(picture, types)
    setProblem(found)
    if (found) return setInputFiles(input.current, files)
    set([picture])
    setOriginals([picture])
    setCropping(square)
    setRemoved(false)
  }
  const refuse = (bad: File) => {
    setProblem(unreadablePictureMessage(bad))
    set(none)
    setOriginals(none)
    setCropping(false)
  }
  const remove = () => {
    set(none)
    setOriginals(none)
    setRemoved(true)
    setProblem(null)
  }

  return (
    <DropZone
      slot="picture-input"
      onFiles={(given) => given.length > 0 && take(given)}
      problem={problem}
      className={className ?? 'flex flex-wrap items-center gap-4'}
    >
      {shown && (
        <img
          src={shown}
          alt=""
          onError={() => file && refuse(file)}
          className="size-24 rounded-md bg-sunk object-cover"
        />
      )}
      <div className="grid min-w-0 flex-1 gap-2">
        <input
          ref={input}
          type="file"
          accept={types.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          name={name}
          onChange={({ target }) => take([...(target.files ?? [])])}
        />
        {isRemoved && !file && <input type="hidden" name={name} value="" />}
        <div className="flex flex-wrap gap-2">
          <Button {...control} size="sm" variant="secondary" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" />
            {shown ? words.replace : words.choose}
          </Button>
          {square && whole && (
            <Button size="sm" variant="secondary" onClick={() => setCropping(true)}>
              <CropIcon aria-hidden="true" />
              {words.crop}
            </Button>
          )}
          {shown && (
            <Button size="sm" variant="quiet" onClick={remove}>
              <X aria-hidden="true" />
              {words.remove}
            </Button>
          )}
        </div>
        <p className={cn('text-ink-faint text-sm', file && 'truncate')}>
          {file ? file.name : drawings ? words.dropDrawing : words.drop}
        </p>
      </div>
      {isCropping && whole && original && (
        <CropDialog
          file={whole}
          src={original}
          onCancel={() => setCropping(false)}
          onCropped={(cut) => {
            set([cut])
            setCropping(false)
          }}
        />
      )}
    </DropZone>
  )
}
