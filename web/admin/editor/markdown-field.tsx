import { type ComponentProps, use } from 'react'
import { toApiError } from '#web/api/call-messages.ts'
import { client } from '#web/api/client.ts'
import { markdownFromHtml, previewProse } from '#web/prose/in-browser.ts'
import { sessionExpired } from '#web/session/session-guard.tsx'
import { MarkdownInput } from '#web/ui/markdown/markdown-input.tsx'
import type { Preview } from '#web/ui/markdown/markdown-preview.tsx'
import { EntryContext } from './entry-context.ts'
import { EntryField } from './entry-field.tsx'

type MarkdownFieldProps = Pick<
  ComponentProps<typeof EntryField>,
  'name' | 'label' | 'hint' | 'required'
> &
  Pick<ComponentProps<typeof MarkdownInput>, 'defaultValue' | 'rows' | 'roomy' | 'inserts'> & {
    /** How the text is shown, where it is more than Markdown. */
    preview?: Preview
  }

const uploadPicture = async (picture: File): Promise<string> => {
  try {
    return (await client.media.uploadPicture({ picture })).url
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code === 'notSignedIn') sessionExpired()
    throw error
  }
}

/** A field of an `EntryDialog` that holds Markdown; the form waits for pictures that are on their way. */
export function MarkdownField({
  defaultValue,
  rows,
  roomy,
  inserts,
  preview = previewProse,
  ...field
}: MarkdownFieldProps) {
  const { hold } = use(EntryContext)
  const upload = (file: File) => {
    const uploading = uploadPicture(file)
    hold(uploading)
    return uploading
  }
  return (
    <EntryField {...field}>
      <MarkdownInput
        {...{ defaultValue, rows, roomy, inserts, preview, upload }}
        fromHtml={markdownFromHtml}
      />
    </EntryField>
  )
}
