import type { EmblaCarouselType } from 'embla-carousel'
import { createWheelGestureReader } from './carousel-gesture.ts'

/**
 * Turns the carousel by trackpad swipes. With `wheel`, also by mouse wheel if the user has moved the pointer
 * onto the carousel since the page last scrolled.
 */
export const handleCarouselWheel = (
  api: EmblaCarouselType,
  { wheel, isRightToLeft }: { wheel: boolean; isRightToLeft: boolean },
  signal: AbortSignal,
): void => {
  const root = api.rootNode()
  const read = createWheelGestureReader()
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
    // In right-to-left pages a swipe to the right goes forward.
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
