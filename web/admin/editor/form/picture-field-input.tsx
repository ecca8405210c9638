import { type ComponentProps, use } from 'react'
import { UploadedPictureInput } from '#web/ui/picture/uploaded-picture-input.tsx'
import { EntryFormContext } from './entry-context.ts'
import { uploadPicture } from './upload.ts'

/** Image control of an `EntryDialog` that holds a URL. The form waits for a pending upload. */
export function EntryPictureInput(
  props: Omit<ComponentProps<typeof UploadedPictureInput>, 'upload'>,
) {
  const { hold } = use(EntryFormContext)
  return (
    <UploadedPictureInput
      {...props}
      upload={(picture) => {
        const uploading = uploadPicture(picture)
        hold(uploading)
        return uploading
      }}
    />
  )
}
