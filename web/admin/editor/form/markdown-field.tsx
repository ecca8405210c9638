import { type ComponentProps, type ComponentType, use } from 'react'
import { markdownFromHtml, previewProse } from '#web/prose/in-browser.ts'
import { MarkdownInput, type PreviewProps } from '#web/ui/markdown/markdown-input.tsx'
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx'
import { EntryContext } from './entry-context.ts'
import { EntryField } from './entry-field.tsx'
import { uploadFigure, uploadFilm, uploadPicture } from './upload.ts'

type MarkdownFieldProps = Pick<
  ComponentProps<typeof EntryField>,
  'name' | 'label' | 'hint' | 'required'
> &
  Pick<ComponentProps<typeof MarkdownInput>, 'defaultValue' | 'rows' | 'roomy' | 'inserts'> & {
    /** How the text is shown, where it is more than Markdown. */
    preview?: ComponentType<PreviewProps>
    /** Whether films can be put in. */
    films?: boolean
  }

function ProsePreview(shown: PreviewProps) {
  return (
    <div className="px-4 py-3">
      <MarkdownPreview {...shown} preview={previewProse} />
    </div>
  )
}

/** A field of an `EntryDialog` that holds Markdown; the form waits for pictures that are on their way. */
export function MarkdownField({
  defaultValue,
  rows,
  roomy,
  inserts,
  preview = ProsePreview,
  films = false,
  ...field
}: MarkdownFieldProps) {
  const { hold } = use(EntryContext)
  const held = (upload: (file: File) => Promise<string>) => (file: File) => {
    const uploading = upload(file)
    hold(uploading)
    return uploading
  }
  return (
    <EntryField {...field}>
      <MarkdownInput
        {...{ defaultValue, rows, roomy, inserts, preview }}
        upload={held(uploadPicture)}
        uploadFilm={films ? held(uploadFilm) : undefined}
        uploadFigure={held(uploadFigure)}
        fromHtml={markdownFromHtml}
      />
    </EntryField>
  )
}
