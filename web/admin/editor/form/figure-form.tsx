import { type SubmitEvent, useState } from 'react'
import { toAttributeValue } from '#contract/text/attributes.ts'
import { Button } from '#web/ui/button.tsx'
import { InteractiveFigure } from '#web/ui/figure/interactive-figure.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { figureDialogStrings as strings } from './figure-dialog-strings.ts'
import { ReplaceFiguresOffer } from './same-scan-offer.tsx'
import type { FigureViewAttributes, UploadedFigure } from './send-figure.ts'

type FigureFormProps = {
  figure: UploadedFigure
  onClose: () => void
  onInsert: (write: (sent: UploadedFigure) => string, seen: FigureViewAttributes) => Promise<void>
  onReplace: (seen: FigureViewAttributes) => Promise<void>
}

const textOf = (data: FormData, name: string) => toAttributeValue(String(data.get(name) ?? ''))

/** Returns the Markdown line that shows a figure. */
const lineOf = ({ kind, url }: UploadedFigure, given: FigureViewAttributes): string =>
  [
    `::${kind} address="${url}"`,
    ...Object.entries(given).flatMap(([name, value]) => (value ? [`${name}="${value}"`] : [])),
  ].join(' ')

/** Shows a figure as visitors will see it, with fields for its texts. */
export function FigureForm({ figure, onClose, onInsert, onReplace }: FigureFormProps) {
  const { url, still, removed, labels, annotations, notices } = figure
  const [alt, setAlt] = useState('')
  const [seen, setSeen] = useState<FigureViewAttributes>({})
  const [problem, setProblem] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isWaiting, setWaiting] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const data = new FormData(event.currentTarget)
    const isMissing = textOf(data, 'alt') === ''
    setProblem(isMissing ? strings.required : '')
    if (isMissing) return
    const legend = labels
      .flatMap(({ value }) => {
        const name = textOf(data, `label-${value}`).replaceAll(/[:,]/g, ' ')
        return name ? [`${value}: ${name}`] : []
      })
      .join(', ')
    const given = { alt: textOf(data, 'alt'), caption: textOf(data, 'caption'), ...seen, legend }
    setWaiting(true)
    try {
      await onInsert((sent) => lineOf(sent, given), seen)
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error))
      setWaiting(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft text-sm">{strings.removed(removed)}</p>
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      {annotations.length > 0 && (
        <p className="text-ink-soft text-sm">
          {strings.annotations}{' '}
          <span className="text-ink">{annotations.slice(0, 50).join(' · ')}</span>
        </p>
      )}
      <InteractiveFigure
        address={url}
        alt={alt}
        attributes={{}}
        still={<Picture src={still} alt={alt} sizes="40rem" />}
        onView={setSeen}
        caption={<p className="mt-2 text-ink-faint text-sm">{strings.asSeen}</p>}
      />
      <ReplaceFiguresOffer figure={figure} onReplace={() => onReplace(seen)} />
      <Field
        name="alt"
        label={strings.alt}
        hint={strings.altHint}
        required
        error={problem}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
      <Field name="caption" label={strings.caption} />
      {labels.map(({ value, colour }) => (
        <Field
          key={value}
          name={`label-${value}`}
          label={
            <span className="inline-flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-3 rounded-full"
                style={{ background: colour }}
              />
              {strings.label(value)}
            </span>
          }
        />
      ))}
      {refusal && <Notice>{refusal}</Notice>}
      <div className="flex justify-end gap-3 pb-1">
        <Button variant="secondary" onClick={onClose}>
          {strings.cancel}
        </Button>
        <Button type="submit" pending={isWaiting}>
          {strings.insert}
        </Button>
      </div>
    </form>
  )
}
