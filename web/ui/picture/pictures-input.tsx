import { ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useControlAttributes } from '#web/ui/form/field-context.ts'
import { DropZone } from './drop-zone.tsx'
import { findPictureProblem, pictureMimeTypes, unreadablePictureMessage } from './picture-file.ts'
import { setInputFiles, useFilePreviewUrls } from './use-preview-urls.ts'

const words = {
  choose: 'Add pictures',
  remove: (name: string) => `Remove ${name}`,
  drop: 'or drop them here. JPEG, PNG, WebP, AVIF or GIF, up to 10 MB each, 10 at once.',
  tooMany: 'At most 10 pictures can be added at once.',
}
const most = 10

export function PicturesInput(props: { name?: string }) {
  const { name, required: _, ...control } = useControlAttributes(props)
  const input = useRef<HTMLInputElement>(null)
  const chosen = useRef<readonly File[]>([])
  const [files, setFiles] = useState(chosen.current)
  const [problems, setProblems] = useState<readonly string[]>([])
  const previews = useFilePreviewUrls(files)

  const set = (next: readonly File[]) => {
    // Kept in a ref, because several files may turn out to be unreadable before the next render.
    chosen.current = next
    setInputFiles(input.current, next)
    // Fires the event that saving of drafts and the warning about unsaved changes depend on.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setFiles(next)
  }
  const add = (added: readonly File[]) => {
    const good = added.filter((file) => findPictureProblem(file) === null)
    const all = [...chosen.current, ...good]
    const found = added.flatMap((file) => findPictureProblem(file) ?? [])
    setProblems(all.length > most ? [...found, words.tooMany] : found)
    set(all.slice(0, most))
  }
  const remove = (file: File) => set(chosen.current.filter((each) => each !== file))
  const refuse = (file: File) => {
    setProblems((before) => [...before, unreadablePictureMessage(file)])
    remove(file)
  }

  return (
    <DropZone
      slot="pictures-input"
      onFiles={(given) => given.length > 0 && add(given)}
      problem={problems.join(' ')}
      className="grid gap-3"
    >
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureMimeTypes.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        name={name}
        onChange={({ target }) => add([...(target.files ?? [])])}
      />
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {files.map((file, index) => (
            <li key={previews[index] ?? file.name} className="relative">
              {previews[index] && (
                <img
                  src={previews[index]}
                  alt={file.name}
                  onError={() => refuse(file)}
                  className="size-20 rounded-md bg-sunk object-cover"
                />
              )}
              <Button
                variant="secondary"
                size="icon"
                aria-label={words.remove(file.name)}
                onClick={() => remove(file)}
                className="absolute top-1 end-1 size-7 bg-surface"
              >
                <X aria-hidden="true" />
              </Button>
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
    </DropZone>
  )
}
