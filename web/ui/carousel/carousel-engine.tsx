import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** What moves a carousel's slides. */
export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

type CarouselEngineProps = {
  viewport: HTMLElement
  vertical: boolean
  speedMs: number
  autoplayMs: number
  onReady: (api: CarouselApi | undefined) => void
}

// The engine eases like a spring: at one of its units per 36 ms it comes to rest in that time.
const unitsOf = (speedMs: number) => Math.max(1, Math.round(speedMs / 36))

// A finger that moves up or down means the page, not a vertical carousel.
const byMouseOnly = (_api: unknown, event: Event) => event.type === 'mousedown'

/** Turns a row of slides into a loop that is dragged and swiped. Loaded when a carousel is near. */
export function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, vertical, speedMs, autoplayMs, onReady } = props
  // When it plays is decided in carousel-playback.ts; here is only the clock.
  const [plugins] = useState(() => [
    Autoplay({ delay: autoplayMs, playOnInit: false, stopOnFocusIn: false }),
  ])
  const [attach, api] = useEmblaCarousel(
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
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    // Whoever scrolled the row before it was a carousel is taken back to its start.
    api?.rootNode().scrollTo(0, 0)
    onReady(api)
    return () => onReady(undefined)
  }, [api, onReady])
  return null
}
