import { useId, useState } from 'react'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { figureDialogStrings } from './figure-dialog-strings.ts'
import type { MatchingFigure, UploadedFigure } from './send-figure.ts'

const strings = figureDialogStrings.same

type SameScanOfferProps = { figure: UploadedFigure; onReplace: () => Promise<void> }

/**
 * Lists figures that were made from the uploaded file before, and offers to replace them in all
 * texts.
 */
export function ReplaceFiguresOffer({ figure: { kind, sameScan }, onReplace }: SameScanOfferProps) {
  const title = useId()
  const [state, setState] = useState<'offered' | 'waiting' | 'replaced'>('offered')
  const [problem, setProblem] = useState('')
  if (sameScan.length === 0) return null

  const replace = async () => {
    setProblem('')
    setState('waiting')
    try {
      await onReplace()
      setState('replaced')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
      setState('offered')
    }
  }

  return (
    <section
      aria-labelledby={title}
      className="grid gap-3 rounded-md border border-line-strong px-4 py-4"
    >
      <h3 id={title} className="font-medium text-ink">
        {strings.title[kind]}
      </h3>
      <ul className="grid gap-3">
        {sameScan.map((earlier) => (
          <EarlierFigure key={earlier.url} {...earlier} />
        ))}
      </ul>
      {problem && <Notice>{problem}</Notice>}
      <p role="status" className="font-medium text-ink text-sm empty:hidden">
        {state === 'replaced' && strings.replaced}
      </p>
      {state !== 'replaced' && (
        <>
          <p className="text-ink-soft text-sm">{strings.effect}</p>
          <div>
            <Button variant="secondary" pending={state === 'waiting'} onClick={replace}>
              {strings.replace}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function EarlierFigure({ url, usedIn }: MatchingFigure) {
  const names = usedIn.map(({ entity, title }) =>
    title === entityLabelOf(entity) ? title : `${title} (${entityLabelOf(entity)})`,
  )
  return (
    <li className="flex items-center gap-3 text-sm">
      <span className="w-16 shrink-0">
        <Picture src={parseFigureUrl(url)?.still ?? ''} alt="" sizes="4rem" />
      </span>
      <span className="text-ink-soft">
        {names.length > 0 ? `${strings.shownIn} ${names.join(', ')}` : strings.nowhere}
      </span>
    </li>
  )
}
