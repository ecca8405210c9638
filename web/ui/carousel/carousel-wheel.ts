import type { EmblaCarouselType } from 'embla-carousel'
import { createTurnReader } from './carousel-gesture.ts'

/**
 * Swipes on a trackpad turn the carousel; with `wheel` a mouse wheel does, too, once the pointer has
 * been moved onto it since the page was last scrolled.
 */
export const turnByWheel = (
  api: EmblaCarouselType,
  { wheel, isRightToLeft }: { wheel: boolean; isRightToLeft: boolean },
  signal: AbortSignal,
): void => {
  const root = api.rootNode()
  const read = createTurnReader()
  const passive = { signal, passive: true }
  let isMeant = false

  const enter = () => {
    isMeant = wheel
  }
  const leave = () => {
    isMeant = false
  }
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey) return
    const [selected, places] = [api.selectedScrollSnap(), api.scrollSnapList().length]
    const step = places > 1 ? read(event, { selected, places, isMeant }) : null
    if (step === null) return
    event.preventDefault()
    // A swipe to the left goes on where that is where the next one waits.
    const isMirrored = isRightToLeft && Math.abs(event.deltaX) > Math.abs(event.deltaY)
    const way = isMirrored ? -step : step
    if (way > 0) api.scrollNext()
    if (way < 0) api.scrollPrev()
  }
  root.addEventListener('pointermove', enter, passive)
  root.addEventListener('pointerleave', leave, passive)
  window.addEventListener('scroll', leave, passive)
  root.addEventListener('wheel', turn, { signal, passive: false })
}
