import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { isRightToLeft } from '#web/ui/right-to-left.ts'

/** What moves a carousel's slides. */
export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

type CarouselEngineProps = {
  viewport: HTMLElement
  vertical: boolean
  speedMs: number
  onReady: (api: CarouselApi | undefined) => void
}

// The engine eases like a spring: at one of its units per 36 ms it comes to rest in that time.
const unitsOf = (speedMs: number) => Math.max(1, Math.round(speedMs / 36))

// A finger that moves up or down means the page, not a vertical carousel.
const byMouseOnly = (_api: unknown, event: Event) => event.type === 'mousedown'

/** Which slide a row that is scrolled shows first, or is on its way to (`data-to` in early-press-script.ts). */
const shownSlide = (viewport: HTMLElement): number => {
  if (viewport.dataset.to) return Number(viewport.dataset.to)
  const [first, second] = viewport.querySelectorAll<HTMLElement>('[role=group]')
  if (!first || !second) return 0
  const width = second.offsetLeft - first.offsetLeft
  const height = second.offsetTop - first.offsetTop
  const scrolled = width ? viewport.scrollLeft / width : viewport.scrollTop / height
  return Math.round(scrolled) || 0
}

/** Marks the first place again, as React left it: what a scrolled row has marked since is unknown to it. */
const unmark = (viewport: HTMLElement): void => {
  const places = viewport.closest('[data-slot=carousel]')?.querySelectorAll('[data-turn]') ?? []
  for (const place of places) {
    if (place.matches('[data-turn="0"]')) place.setAttribute('aria-current', 'true')
    else place.removeAttribute('aria-current')
  }
}

/** Turns a row of slides into a loop that is dragged and swiped. Loaded when a carousel is near. */
export function CarouselEngine(props: CarouselEngineProps) {
  const { viewport, vertical, speedMs, onReady } = props
  // A row that was scrolled before it became a carousel stays where it is.
  const [startIndex] = useState(() => shownSlide(viewport))
  const [attach, api] = useEmblaCarousel({
    startIndex,
    loop: true,
    align: 'start',
    axis: vertical ? 'y' : 'x',
    direction: isRightToLeft() ? 'rtl' : 'ltr',
    duration: unitsOf(speedMs),
    watchDrag: vertical ? byMouseOnly : true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (api) unmark(api.rootNode())
    api?.rootNode().scrollTo({ left: 0, top: 0, behavior: 'instant' })
    onReady(api)
    return () => onReady(undefined)
  }, [api, onReady])
  return null
}
