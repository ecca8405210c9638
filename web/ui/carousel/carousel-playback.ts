import type { EmblaCarouselType } from 'embla-carousel'
import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react'
import { useReducedMotion } from '#web/ui/use-media.ts'

/**
 * Reduces the observed area to the middle fifth of the viewport, so that a carousel at its edge
 * does not play.
 */
const middle = { rootMargin: '-40% 0px' }

/**
 * Plays the carousel while it is in view, except if it is hovered, focused by keyboard or paused, or with
 * reduced motion. A touch stops it only until the finger is lifted.
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
    // The pointer may already be over the carousel, or the focus in it, before the listeners were added.
    const carousel = api.rootNode().closest('[data-slot=carousel]')
    setPointedAt(carousel?.matches(':hover') === true && matchMedia('(hover: hover)').matches)
    setFocused(carousel?.querySelector(':focus-visible') != null)
    return () => sight.disconnect()
  }, [api])

  useEffect(() => {
    if (!api || !isPlaying) return
    let clock: number | undefined
    const stop = () => clearTimeout(clock)
    // Restarts the timer instead of advancing while the tab is in the background.
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
      // Only keyboard focus stops the carousel, because a click leaves the focus on the clicked button.
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setFocused(event.target.matches(':focus-visible')),
      onKeyDown: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
