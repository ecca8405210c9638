import { type ComponentProps, use } from 'react'
import { FileInput } from '#web/ui/file/file-input.tsx'
import { EntryFormContext } from './entry-context.ts'
import { uploadFile } from './upload.ts'

/** File control of an `EntryDialog`. The form waits for a pending upload. */
export function EntryFileInput(props: Omit<ComponentProps<typeof FileInput>, 'upload'>) {
  const { hold } = use(EntryFormContext)
  return (
    <FileInput
      {...props}
      upload={(file, onProgress) => {
        const uploading = uploadFile(file, onProgress)
        hold(uploading)
        return uploading
      }}
    />
  )
}
