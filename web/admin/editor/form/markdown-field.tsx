import { type ComponentProps, type ComponentType, lazy, Suspense, use } from 'react'
import { convertPastedHtml, renderProsePreview } from '#web/prose/in-browser.ts'
import { useMayEdit } from '#web/session/session.ts'
import {
  type FigureDialogProps,
  MarkdownInput,
  type MarkdownPreviewProps,
} from '#web/ui/markdown/markdown-input.tsx'
import { MarkdownPreview } from '#web/ui/markdown/markdown-preview.tsx'
import { EntryFormContext } from './entry-context.ts'
import { EntryField } from './entry-field.tsx'
import { MarkdownProblemList } from './text-notes.tsx'
import { uploadFile, uploadPicture, uploadVideo } from './upload.ts'

const FigureDialog = lazy(async () => ({
  default: (await import('./figure-dialog.tsx')).FigureDialog,
}))

function LazyFigureDialog(props: FigureDialogProps) {
  return (
    <Suspense>
      <FigureDialog {...props} />
    </Suspense>
  )
}

type MarkdownFieldProps = Pick<
  ComponentProps<typeof EntryField>,
  'name' | 'label' | 'hint' | 'required'
> &
  Pick<
    ComponentProps<typeof MarkdownInput>,
    'defaultValue' | 'rows' | 'roomy' | 'inserts' | 'choices'
  > & {
    /** Component that previews the text, if it contains more than Markdown. */
    preview?: ComponentType<MarkdownPreviewProps>
    /** Whether the text belongs to a custom page, which may contain videos and blocks. */
    isPage?: boolean
  }

function ProsePreview(shown: MarkdownPreviewProps) {
  return (
    <div className="px-4 py-3">
      <MarkdownPreview {...shown} preview={renderProsePreview} />
    </div>
  )
}

const PageNotes = ({ markdown }: { markdown: string }) => (
  <MarkdownProblemList markdown={markdown} isPage />
)
const ProseNotes = ({ markdown }: { markdown: string }) => (
  <MarkdownProblemList markdown={markdown} isPage={false} />
)

/** Markdown field of an `EntryDialog`. The form waits for pending image uploads. */
export function MarkdownField({
  defaultValue,
  rows,
  roomy,
  inserts,
  choices,
  preview = ProsePreview,
  isPage = false,
  ...field
}: MarkdownFieldProps) {
  const { hold } = use(EntryFormContext)
  const mayEdit = useMayEdit()
  const held = (upload: (file: File) => Promise<string>) => (file: File) => {
    const uploading = upload(file)
    hold(uploading)
    return uploading
  }
  return (
    <EntryField {...field}>
      <MarkdownInput
        defaultValue={defaultValue}
        rows={rows}
        roomy={roomy}
        inserts={inserts}
        choices={choices}
        preview={preview}
        uploads={{
          picture: held(uploadPicture),
          film: isPage ? held(uploadVideo) : undefined,
          file: mayEdit ? held(uploadFile) : undefined,
        }}
        figureDialog={LazyFigureDialog}
        fromHtml={convertPastedHtml}
        notes={isPage ? PageNotes : ProseNotes}
      />
    </EntryField>
  )
}
