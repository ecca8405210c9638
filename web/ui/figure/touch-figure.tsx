import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { figureFacts } from '#contract/figure/figure-file.ts'
import { useNearView } from '#web/ui/use-near-view.ts'
import { FigureBoundary } from './figure-boundary.tsx'
import type { ViewerProps } from './viewer-props.ts'

const viewers = {
  volume: lazy(async () => ({
    default: (await import('./volume/volume-viewer.tsx')).VolumeViewer,
  })),
  trace: lazy(async () => ({ default: (await import('./trace/trace-viewer.tsx')).TraceViewer })),
}

/** A figure that one can touch, once it is near; until then, and without script, its still picture. */
export function TouchFigure({
  address,
  alt,
  said,
  still,
  caption,
}: ViewerProps & { caption: ReactNode }) {
  const figure = useRef<HTMLElement>(null)
  const isNear = useNearView(figure)
  const Viewer = viewers[figureFacts(address)?.kind ?? 'volume']
  return (
    <figure ref={figure} data-slot="touch-figure">
      <FigureBoundary otherwise={still}>
        <Suspense fallback={still}>
          {isNear ? <Viewer {...{ address, alt, said, still }} /> : still}
        </Suspense>
      </FigureBoundary>
      {caption}
    </figure>
  )
}
