import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { parseFigureUrl } from '#contract/figure/figure-file.ts'
import { useIsNearView } from '#web/ui/use-near-view.ts'
import { FigureBoundary } from './figure-boundary.tsx'
import { LoadingFigure } from './loading-figure.tsx'
import type { FigureViewerProps } from './viewer-props.ts'

const viewers = {
  volume: lazy(async () => ({
    default: (await import('./volume/volume-viewer.tsx')).VolumeViewer,
  })),
  trace: lazy(async () => ({ default: (await import('./trace/trace-viewer.tsx')).TraceViewer })),
}

/** An interactive figure. Shows its poster until it is near the viewport, and always without JavaScript. */
export function InteractiveFigure({
  address,
  alt,
  attributes: said,
  still,
  onView,
  caption,
}: FigureViewerProps & { caption: ReactNode }) {
  const figure = useRef<HTMLElement>(null)
  const isNear = useIsNearView(figure)
  const kind = parseFigureUrl(address)?.kind ?? 'volume'
  const Viewer = viewers[kind]
  const waiting = <LoadingFigure still={still} />
  return (
    <figure ref={figure} data-slot="touch-figure" data-kind={kind}>
      <FigureBoundary otherwise={still}>
        <Suspense fallback={waiting}>
          {isNear ? (
            <Viewer address={address} alt={alt} attributes={said} still={still} onView={onView} />
          ) : (
            waiting
          )}
        </Suspense>
      </FigureBoundary>
      {caption}
    </figure>
  )
}
