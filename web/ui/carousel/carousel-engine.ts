import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel'
import { handleCarouselWheel } from './carousel-wheel.ts'
import { clickedCarouselControl, currentSlideIndex, markCurrentSlide } from './slide-row.ts'

export type EmblaCarouselOptions = { vertical: boolean; speedMs: number; wheel: boolean }

// Converts milliseconds to Embla's `duration`. A scroll settles after about 36 ms per unit.
const unitsOf = (speedMs: number) => Math.max(1, Math.round(speedMs / 36))

// Limits dragging of vertical carousels to the mouse, because a vertical swipe must scroll the page.
const byMouseOnly = (_api: unknown, event: Event) => event.type === 'mousedown'

/**
 * Starts Embla on a scrollable row of slides, at the slide that the row currently shows. From then on Embla
 * handles the controls, without a gap in which a click would be lost.
 */
export const startEmblaCarousel = (
  viewport: HTMLElement,
  { vertical, speedMs, wheel }: EmblaCarouselOptions,
  signal: AbortSignal,
): EmblaCarouselType => {
  const isRightToLeft = getComputedStyle(viewport).direction === 'rtl'
  const api = EmblaCarousel(viewport, {
    startIndex: currentSlideIndex(viewport),
    loop: true,
    align: 'start',
    axis: vertical ? 'y' : 'x',
    direction: isRightToLeft ? 'rtl' : 'ltr',
    duration: unitsOf(speedMs),
    watchDrag: vertical ? byMouseOnly : true,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  viewport.dataset.ready = ''
  viewport.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  const carousel = viewport.closest<HTMLElement>('[data-slot=carousel]')
  const isMirrored = isRightToLeft && !vertical
  const ways: Readonly<Record<string, string>> = {
    [vertical ? 'ArrowUp' : 'ArrowLeft']: isMirrored ? 'next' : 'back',
    [vertical ? 'ArrowDown' : 'ArrowRight']: isMirrored ? 'back' : 'next',
  }
  const turn = (way: string) => {
    if (way === 'next') api.scrollNext()
    else if (way === 'back') api.scrollPrev()
    else api.scrollTo(Number(way))
  }
  const press = (event: Event) => {
    const way = clickedCarouselControl(event)?.dataset.turn
    if (way) turn(way)
  }
  const pressKey = (event: KeyboardEvent) => {
    const way = ways[event.key]
    if (!way) return
    event.preventDefault()
    turn(way)
  }
  carousel?.addEventListener('click', press, { signal })
  carousel?.addEventListener('keydown', pressKey, { signal })
  handleCarouselWheel(api, { wheel, isRightToLeft }, signal)
  const mark = () => markCurrentSlide(viewport, api.selectedScrollSnap())
  mark()
  api.on('select', mark).on('reInit', mark)
  signal.addEventListener('abort', () => {
    api.destroy()
    delete viewport.dataset.ready
  })
  return api
}
