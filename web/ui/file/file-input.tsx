import { FileText, FileUp, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import {
  parseUploadedFileUrl,
  type UploadedFile,
  type UploadedFileType,
  uploadedFileTypes,
} from '#contract/media/uploaded-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useControlAttributes } from '#web/ui/form/field-context.ts'
import { HiddenValueInput } from '#web/ui/form/hidden-value.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { DropZone } from '#web/ui/picture/drop-zone.tsx'
import { UploadProgress } from '#web/ui/picture/upload-progress.tsx'
import { formatBytes } from '#web/ui/text/format-bytes.ts'
import { describeAcceptedFiles } from './uploadable-file.ts'
import { type UploadFileWithProgress, useUploadWithProgress } from './use-file-upload.ts'

const words = {
  choose: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove file',
  drop: (accepted: string) => `or drop one here. ${accepted}.`,
  link: 'Or a web address',
}

/** A question that must be answered with yes before an uploaded file becomes the value of the field. */
export interface FileQuestion {
  readonly text: string
  /** Name of a form value that exists while the question is open. */
  readonly openName: string
}

type FileInputProps = {
  name?: string
  current?: string | undefined
  accepts?: readonly UploadedFileType[] | undefined
  /** Whether a URL of another site can be entered instead. */
  orLink?: boolean | undefined
  question?: FileQuestion | undefined
  upload: UploadFileWithProgress
}

function ChosenFile({ url, file: { name, type, size } }: { url: string; file: UploadedFile }) {
  return (
    <p className="flex min-w-0 items-start gap-2.5">
      <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-faint" />
      <span className="min-w-0 wrap-anywhere text-base">
        <a href={url} target="_blank" rel="noopener" className="link" dir="auto">
          {name}
        </a>{' '}
        <span className="text-ink-soft text-sm">
          {type.toUpperCase()}, {formatBytes(size)}
        </span>
      </span>
    </p>
  )
}

/**
 * Uploads a file as soon as it is chosen or dropped, and holds its URL as the form value. Shows, replaces and
 * removes it.
 */
export function FileInput({
  current = '',
  accepts = uploadedFileTypes,
  orLink = false,
  question,
  upload,
  ...props
}: FileInputProps) {
  const { name, required: _, ...control } = useControlAttributes(props)
  const picker = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const linkId = useId()
  const [former, setFormer] = useState(current)
  const [uploaded, setUploaded] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const uploading = useUploadWithProgress(upload, accepts, (sent) => {
    setUploaded(sent)
    setConfirmed(false)
  })
  const { problem, setProblem, share } = uploading
  const url = uploaded || former
  const asked = uploaded ? question : undefined
  const isOpen = asked !== undefined && !isConfirmed
  const file = parseUploadedFileUrl(url)

  const take = ([file]: readonly File[]) => file && share === null && void uploading.send(file)
  const put = (given: string) => {
    setFormer(given)
    setUploaded('')
  }
  const remove = () => {
    put('')
    setProblem(null)
    button.current?.focus()
  }

  return (
    <DropZone slot="file-input" onFiles={take} problem={problem} className="grid gap-3">
      <HiddenValueInput name={name} value={isOpen ? former : url} onPut={put} />
      {isOpen && <input type="hidden" name={asked.openName} value="open" />}
      {file && <ChosenFile url={url} file={file} />}
      {asked && (
        <label className="flex gap-3 font-medium text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0"
            checked={isConfirmed}
            aria-invalid={control['aria-invalid'] && isOpen}
            aria-describedby={control['aria-describedby']}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          {asked.text}
        </label>
      )}
      <input
        ref={picker}
        type="file"
        accept={accepts.map((type) => `.${type}`).join(',')}
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
          {...(asked && { 'aria-invalid': undefined })}
          ref={button}
          size="sm"
          variant="secondary"
          pending={share !== null}
          onClick={() => picker.current?.click()}
        >
          <FileUp aria-hidden="true" />
          {file ? words.replace : words.choose}
        </Button>
        {file && (
          <Button size="sm" variant="quiet" onClick={remove}>
            <X aria-hidden="true" />
            {words.remove}
          </Button>
        )}
      </div>
      <UploadProgress share={share} />
      {!file && (
        <p className="text-ink-faint text-sm">{words.drop(describeAcceptedFiles(accepts))}</p>
      )}
      {orLink && !file && (
        <div className="grid gap-1.5">
          <label htmlFor={linkId} className="text-ink-soft text-sm">
            {words.link}
          </label>
          <Input
            id={linkId}
            name=""
            type="url"
            placeholder="https://"
            value={url}
            onChange={({ target }) => put(target.value)}
          />
        </div>
      )}
    </DropZone>
  )
}
