import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#contract/call/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { toast } from '#web/ui/dialog/toast.ts'
import { figureKindOf } from '#web/ui/figure/figure-file-kind.ts'
import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { FigureDialogProps } from '#web/ui/markdown/markdown-input.tsx'
import { figureDialogStrings as strings } from './figure-dialog-strings.ts'
import { FigureForm } from './figure-form.tsx'
import {
  type FigureViewAttributes,
  replaceMatchingFigures,
  type ScanUploadAnswers,
  type UploadedFigure,
  uploadFigure,
} from './send-figure.ts'

interface Problem {
  readonly message: string
  readonly field: string | undefined
}

const toProblem = (error: unknown): Problem => ({
  message: error instanceof Error ? error.message : String(error),
  field: error instanceof ApiError ? error.errors[0]?.path : undefined,
})

/**
 * Inserts a medical image or a recording into a text. Shows questions about the file, uploads it,
 * and shows a preview with fields for caption and description.
 */
export function FigureDialog({ file, onClose, onInsert, onReplace, onLink }: FigureDialogProps) {
  const kind = figureKindOf(file) ?? 'volume'
  const [answers, setAnswers] = useState<ScanUploadAnswers | null>(kind === 'trace' ? {} : null)
  const [figure, setFigure] = useState<UploadedFigure | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isOpen = useRef(true)

  useEffect(() => {
    isOpen.current = true
    if (answers) {
      uploadFigure(file, answers).then(
        (sent) => isOpen.current && setFigure(sent),
        (error) => {
          setProblem(toProblem(error))
          setAnswers(null)
        },
      )
    }
    return () => {
      isOpen.current = false
    }
  }, [file, answers])

  const send = (given: ScanUploadAnswers) => {
    setProblem(null)
    setAnswers(given)
  }

  const insert = async (write: (sent: UploadedFigure) => string, seen: FigureViewAttributes) => {
    // The poster, which visitors without JavaScript see, shows the view that the user has chosen.
    const sent = await uploadFigure(file, answers ?? {}, seen)
    onInsert(write(sent))
    onClose()
  }

  const replace = async (seen: FigureViewAttributes) => {
    const sent = await uploadFigure(file, answers ?? {}, seen)
    // Excludes the figure uploaded in this dialog, because no text uses it yet.
    const others = sent.sameScan.filter(({ url }) => url !== figure?.url)
    await replaceMatchingFigures(others, sent)
    toast.success(strings.same.replaced)
    const isInText = others.map(({ url }) => onReplace(url, sent.url)).includes(true)
    if (isInText) onClose()
  }

  return (
    <Dialog
      open
      guarded
      onOpenChange={(next) => next || onClose()}
      title={strings.title[kind]}
      className="max-w-3xl"
    >
      {onLink && (
        <Button variant="secondary" size="sm" className="mb-5 justify-self-start" onClick={onLink}>
          {strings.link}
        </Button>
      )}
      {problem && problem.field !== 'labels' && <Notice className="mb-5">{problem.message}</Notice>}
      {figure && (
        <FigureForm figure={figure} onClose={onClose} onInsert={insert} onReplace={replace} />
      )}
      {!figure && answers && (
        <p role="status" className="py-6 text-ink-soft">
          {strings.uploading}
        </p>
      )}
      {!figure && kind === 'volume' && (
        // The questions stay mounted but hidden during the upload, so that a failure does not lose the
        // answers.
        <div hidden={answers !== null}>
          <ScanQuestions
            labelsError={problem?.field === 'labels' ? problem.message : undefined}
            onClose={onClose}
            onAnswer={send}
          />
        </div>
      )}
      {!figure && !answers && kind === 'trace' && (
        <div className="flex justify-end gap-3 pb-1">
          <Button variant="secondary" onClick={onClose}>
            {strings.cancel}
          </Button>
          <Button onClick={() => send({})}>{strings.again}</Button>
        </div>
      )}
    </Dialog>
  )
}

type ScanQuestionsProps = {
  labelsError: string | undefined
  onClose: () => void
  onAnswer: (answers: ScanUploadAnswers) => void
}

/** Form with questions about a medical image whose answers the file does not contain. */
function ScanQuestions({ labelsError, onClose, onAnswer }: ScanQuestionsProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React propagates the event to the form around the dialog, which must not be sent.
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const labels = data.get('labels')
    onAnswer({
      withoutFace: data.get('withoutFace') === 'true',
      download: data.get('download') === 'true',
      ...(labels instanceof File && labels.size > 0 && { labels }),
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Choice name="withoutFace" label={strings.face} hint={strings.faceHint} of={strings.faces} />
      <Field
        name="labels"
        label={strings.labels}
        hint={strings.labelsHint}
        error={labelsError}
        type="file"
        accept=".nii,.gz"
      />
      <Choice name="download" label={strings.download} of={strings.downloads} />
      <div className="flex justify-end gap-3 pb-1">
        <Button variant="secondary" onClick={onClose}>
          {strings.cancel}
        </Button>
        <Button type="submit">{strings.upload}</Button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  hint?: string
  of: readonly (readonly [value: string, label: string])[]
}

function Choice({ name, label, hint, of }: ChoiceProps) {
  return (
    <Field name={name} label={label} hint={hint}>
      <Select>
        <SelectOptions of={of} />
      </Select>
    </Field>
  )
}
