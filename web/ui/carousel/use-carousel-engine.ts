import type { EmblaCarouselType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'
import { useIsNearView } from '#web/ui/use-near-view.ts'
import type { EmblaCarouselOptions } from './carousel-engine.ts'

/**
 * Loads and starts Embla when the carousel is near the viewport. Returns its API, or undefined until then.
 */
export function useLazyEmblaCarousel(
  viewport: RefObject<HTMLElement | null>,
  { vertical, speedMs, wheel }: EmblaCarouselOptions,
): EmblaCarouselType | undefined {
  const [api, setApi] = useState<EmblaCarouselType>()
  const isNear = useIsNearView(viewport, '100px')
  useEffect(() => {
    if (!isNear) return
    const leaving = new AbortController()
    const { signal } = leaving
    import('./carousel-engine.ts').then(
      ({ startEmblaCarousel: startEngine }) => {
        if (!viewport.current || signal.aborted) return
        setApi(startEngine(viewport.current, { vertical, speedMs, wheel }, signal))
      },
      () => undefined,
    )
    return () => leaving.abort()
  }, [viewport, isNear, vertical, speedMs, wheel])
  return api
}
