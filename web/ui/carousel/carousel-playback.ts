import type { EmblaCarouselType } from 'embla-carousel'
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useReducedMotion } from '#web/ui/use-media.ts'

/** Shrinks the viewport to its middle fifth, so that a carousel at an edge does not play. */
const middle = { rootMargin: '-40% 0px' }

/**
 * Plays while the carousel is in view, unless hovered, focused by keyboard, paused, or reduced motion is on.
 * Touches interrupt playback only while they last.
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
    // The pointer or focus may have arrived before the listeners.
    const carousel = api.rootNode().closest('[data-slot=carousel]')
    setPointedAt(carousel?.matches(':hover') === true && matchMedia('(hover: hover)').matches)
    setFocused(carousel?.querySelector(':focus-visible') != null)
    return () => sight.disconnect()
  }, [api])

  useEffect(() => {
    if (!api || !isPlaying) return
    let clock: number | undefined
    const stop = () => clearTimeout(clock)
    // Background tabs do not advance.
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
      // Clicks leave focus behind, which must not stop the carousel.
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.target.matches(':focus-visible')),
      onKeyDown: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
