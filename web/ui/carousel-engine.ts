import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** What moves a carousel's slides. */
export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

type EngineOptions = { vertical: boolean; speedMs: number; autoplayMs: number }

// The engine eases like a spring: at one of its units per 36 ms it comes to rest in that time.
const unitsOf = (speedMs: number) => Math.max(1, Math.round(speedMs / 36))

// A finger that moves up or down means the page, not a vertical carousel.
const byMouseOnly = (_api: unknown, event: Event) => event.type === 'mousedown'

/** Turns a row of slides into a loop that is dragged and swiped. */
export function useCarouselEngine({ vertical, speedMs, autoplayMs }: EngineOptions) {
  const [plugins] = useState(() => [
    // When it plays is decided in carousel-playback.ts; here is only the clock.
    Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false }),
  ])
  const engine = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      axis: vertical ? 'y' : 'x',
      duration: unitsOf(speedMs),
      watchDrag: vertical ? byMouseOnly : true,
      breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    },
    plugins,
  )
  const [, api] = engine
  // Whoever scrolled the row before it was a carousel is taken back to its start.
  useEffect(() => {
    api?.rootNode().scrollTo(0, 0)
  }, [api])
  return engine
}

/** Where a carousel stands, and among how many places. */
export function useCarouselPlace(api: CarouselApi | undefined, slides: number) {
  const [place, setPlace] = useState({ selected: 0, places: slides })
  useEffect(() => {
    if (!api) return
    const read = () =>
      setPlace({ selected: api.selectedScrollSnap(), places: api.scrollSnapList().length })
    read()
    api.on('select', read).on('reInit', read)
    return () => {
      api.off('select', read).off('reInit', read)
    }
  }, [api])
  return place
}
