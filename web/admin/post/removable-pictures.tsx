import { X } from 'lucide-react'
import { useState } from 'react'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import { DeleteDialog } from '#web/admin/editor/panel/delete-dialog.tsx'
import { projectPageStrings as strings } from '#web/content/project-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'

type RemovablePicturesProps<C extends ApiCall> = {
  urls: readonly string[]
  call: C
  /** Creates the input of the call that removes an image. Undefined for users who may not edit. */
  inputOf: ((url: string) => CallInput<C>) | undefined
}

export function RemovablePictureList<C extends ApiCall>({
  urls,
  call,
  inputOf,
}: RemovablePicturesProps<C>) {
  const [chosen, setChosen] = useState<string | null>(null)
  if (urls.length === 0) return null
  return (
    <>
      <ul className="flex flex-wrap gap-3">
        {urls.map((url, index) => (
          <li key={url} className="relative">
            <Picture src={url} alt="" sizes="112px" className="size-28 rounded-md object-cover" />
            {inputOf && (
              <Button
                variant="secondary"
                size="icon"
                aria-label={`${strings.removePicture} ${index + 1}`}
                onClick={() => setChosen(url)}
                className="absolute top-1 right-1 size-8 bg-surface"
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <DeleteDialog
        open={chosen !== null}
        onClose={() => setChosen(null)}
        question={strings.confirmPicture}
        name={undefined}
        call={call}
        input={chosen !== null && inputOf ? inputOf(chosen) : undefined}
      />
    </>
  )
}
