import type { EmblaCarouselType } from 'embla-carousel'
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useReducedMotion } from '#web/ui/use-media.ts'

/** Around the middle of the screen: what only peeks in at an edge does not move yet. */
const middle = { rootMargin: '-40% 0px' }

/**
 * Plays while one looks at it, unless someone points at the carousel, is in it by keyboard, has paused it,
 * or wants no motion. A touch or a press interrupts it only while it lasts.
 */
export function useCarouselPlayback(api: EmblaCarouselType | undefined, everyMs: number) {
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isSeen, setSeen] = useState(false)
  const isStill = useReducedMotion()
  const isPlaying = isSeen && !(isPaused || isPointedAt || isFocused || isStill)

  useEffect(() => {
    if (!api) return
    const see: IntersectionObserverCallback = ([place]) => setSeen(place?.isIntersecting ?? true)
    const sight = new IntersectionObserver(see, middle)
    sight.observe(api.rootNode())
    // Who has come to it before it could listen.
    const carousel = api.rootNode().closest('[data-slot=carousel]')
    setPointedAt(carousel?.matches(':hover') === true && matchMedia('(hover: hover)').matches)
    setFocused(carousel?.querySelector(':focus-visible') != null)
    return () => sight.disconnect()
  }, [api])

  useEffect(() => {
    if (!api || !isPlaying) return
    let clock: number | undefined
    const stop = () => clearTimeout(clock)
    // The page is in a background tab.
    const goOn = () => (document.hidden ? restart() : api.scrollNext())
    const restart = () => {
      stop()
      if (api.scrollSnapList().length > 1) clock = window.setTimeout(goOn, everyMs)
    }
    restart()
    api.on('pointerDown', stop).on('pointerUp', restart).on('reInit', restart).on('select', restart)
    return () => {
      api.off('pointerDown', stop).off('pointerUp', restart)
      api.off('reInit', restart).off('select', restart)
      stop()
    }
  }, [api, isPlaying, everyMs])

  return {
    isPlaying,
    isPaused,
    isStill,
    toggle: () => setPaused((paused) => !paused),
    watch: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      // A press with the mouse leaves focus behind, and must not keep the carousel still for good.
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.target.matches(':focus-visible')),
      onKeyDown: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
