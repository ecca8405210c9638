import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import type { TraceMetadata } from '#contract/figure/trace-facts.ts'
import { defaultVisibleTraceSeconds } from '#contract/figure/trace-scale.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import { Button } from '#web/ui/button.tsx'
import { FigureControls, LoadingFigure } from '../loading-figure.tsx'
import { PrintOnly } from '../print-only.tsx'
import { useElementSize } from '../use-element-size.ts'
import { useFigureMetadata } from '../use-figure-facts.ts'
import { useFigureStrings } from '../use-figure-strings.ts'
import { useWheelWhileFocused } from '../use-focused-wheel.ts'
import type { FigureViewerProps } from '../viewer-props.ts'
import { AnnotationList } from './annotation-list.tsx'
import { createSampleLoader } from './samples.ts'
import { TraceCanvas } from './trace-canvas.tsx'
import { useTraceLanes } from './use-lanes.ts'
import { useTraceControls } from './use-trace-controls.ts'

const shortest = 0.25
/** Maximum number of channels shown initially. More cannot be distinguished. */
const maxAtFirst = 12

export function TraceViewer({ address, still, ...rest }: FigureViewerProps) {
  const facts = useFigureMetadata<TraceMetadata>(address)
  if (!facts) return <LoadingFigure still={still} />
  return <Lines address={address} still={still} facts={facts} {...rest} />
}

const parseNumber = (said: string | undefined, otherwise: number) => {
  const value = Number(said)
  return said && Number.isFinite(value) ? value : otherwise
}

function Lines({
  address,
  alt,
  attributes: said,
  still,
  onView,
  facts,
}: FigureViewerProps & { facts: TraceMetadata }) {
  const words = useFigureStrings()
  const box = useRef<HTMLDivElement>(null)
  const room = useElementSize(box)
  const id = useId()
  const samples = useMemo(() => createSampleLoader(facts), [facts])
  const bounded = (from: number, seconds: number) => {
    const span = Math.min(facts.seconds, Math.max(shortest, seconds))
    return { seconds: span, from: Math.min(facts.seconds - span, Math.max(0, from)) }
  }
  const [view, setView] = useState(() =>
    bounded(parseNumber(said.from, 0), parseNumber(said.seconds, defaultVisibleTraceSeconds)),
  )
  useEffect(() => {
    const { from, seconds } = view
    onView?.({ from: String(Number(from.toFixed(3))), seconds: String(Number(seconds.toFixed(3))) })
  }, [onView, view])
  const [shown, setShown] = useState(() => facts.channels.map((_, at) => at < maxAtFirst))
  const [isDrawn, setDrawn] = useState(false)
  const drawn = useCallback(() => setDrawn(true), [])
  const channels = useMemo(() => facts.channels.filter((_, at) => shown[at]), [facts, shown])

  const pan = (share: number) => setView(bounded(view.from + share * view.seconds, view.seconds))
  const zoom = (factor: number, around = 0.5) => {
    const { seconds } = bounded(0, view.seconds * factor)
    setView(bounded(view.from + around * (view.seconds - seconds), seconds))
  }
  const goTo = (end: 'first' | 'last') =>
    setView(bounded(end === 'first' ? 0 : facts.seconds, view.seconds))
  const { lanes, shift, move } = useTraceLanes(facts, channels, room)
  const hand = useTraceControls({ pan, zoom, goTo, lift: move })
  useWheelWhileFocused(box, (event) => {
    if (!event.ctrlKey && !event.metaKey) return pan(Math.sign(event.deltaY + event.deltaX) * 0.1)
    const bounds = box.current?.getBoundingClientRect()
    zoom(event.deltaY > 0 ? 1.25 : 0.8, bounds && (event.clientX - bounds.left) / bounds.width)
  })

  const picture = parsePictureUrl(parseFigureUrl(address)?.still ?? '')
  const spoken = words.span(
    words.seconds(view.from),
    words.seconds(view.from + view.seconds),
    words.seconds(facts.seconds),
  )
  const steps = [
    [words.earlier, '‹', () => pan(-0.5)],
    [words.later, '›', () => pan(0.5)],
    [words.farther, '−', () => zoom(2)],
    [words.closer, '+', () => zoom(0.5)],
    ...(move
      ? ([
          [words.above, '↑', () => move(0.2)],
          [words.below, '↓', () => move(-0.2)],
        ] as const)
      : []),
  ] as const
  const withoutUnit = channels.filter(({ unit }) => unit === '')
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset could not be dragged */}
      <div
        ref={box}
        dir="ltr"
        role="group"
        aria-label={spoken}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move through the recording
        tabIndex={0}
        {...hand}
        style={{ aspectRatio: picture ? `${picture.width} / ${picture.height}` : undefined }}
        className="relative min-h-52 w-full cursor-grab touch-pan-y overflow-hidden rounded-md bg-[#fdfaf5] forced-color-adjust-none print:hidden"
      >
        {!isDrawn && still}
        {room.width > 0 && (
          <TraceCanvas
            facts={facts}
            channels={channels}
            lanes={lanes}
            shift={shift}
            samples={samples}
            alt={alt}
            {...view}
            {...room}
            onDrawn={drawn}
          />
        )}
      </div>
      <PrintOnly>{still}</PrintOnly>
      <FigureControls>
        <div className="flex flex-wrap items-center gap-3 text-ink-soft text-sm print:hidden">
          <label htmlFor={`${id}-at`} className="sr-only">
            {words.position}
          </label>
          <input
            id={`${id}-at`}
            type="range"
            dir="ltr"
            min={0}
            max={Math.max(0, facts.seconds - view.seconds)}
            step="any"
            value={view.from}
            aria-valuetext={spoken}
            onChange={(event) => setView(bounded(Number(event.currentTarget.value), view.seconds))}
            className="h-8 min-w-0 flex-1 basis-28 accent-signal"
          />
          <span dir="ltr" className="flex gap-1">
            {steps.map(([name, sign, act]) => (
              <Button key={name} size="icon" variant="secondary" aria-label={name} onClick={act}>
                {sign}
              </Button>
            ))}
          </span>
        </div>
        {facts.channels.length > 1 && (
          <fieldset className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm print:hidden">
            <legend className="sr-only">{words.channels}</legend>
            {facts.channels.map(({ label }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two channels may have the same name
              <label key={at} className="flex items-center gap-1.5">
                <input
                  type="checkbox"
                  checked={shown[at]}
                  disabled={shown[at] && channels.length === 1}
                  onChange={() => setShown(shown.map((is, each) => (each === at ? !is : is)))}
                  className="accent-signal"
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {withoutUnit.length > 0 && (
          <p className="text-ink-faint text-sm">
            {words.withoutUnit(withoutUnit.map(({ label }) => label))}
          </p>
        )}
        <AnnotationList
          notes={facts.annotations}
          onChoose={(at) => setView(bounded(at - view.seconds / 2, view.seconds))}
        />
      </FigureControls>
    </div>
  )
}
