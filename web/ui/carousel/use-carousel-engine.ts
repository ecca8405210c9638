import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'
import { useNearView } from '#web/ui/use-near-view.ts'
import type { EngineOptions } from './carousel-engine.ts'

/** Fetches and starts a carousel's engine when it is near; undefined until then, when its row is scrolled. */
export function useCarouselEngine(
  viewport: RefObject<HTMLElement | null>,
  { vertical, speedMs, wheel }: EngineOptions,
): EmblaCarouselType | undefined {
  const [api, setApi] = useState<EmblaCarouselType>()
  const isNear = useNearView(viewport, '100px')
  useEffect(() => {
    if (!isNear) return
    const leaving = new AbortController()
    const { signal } = leaving
    import('./carousel-engine.ts').then(
      ({ startEngine }) => {
        if (!viewport.current || signal.aborted) return
        setApi(startEngine(viewport.current, { vertical, speedMs, wheel }, signal))
      },
      // Without the engine the row can still be scrolled.
      () => undefined,
    )
    return () => leaving.abort()
  }, [viewport, isNear, vertical, speedMs, wheel])
  return api
}
