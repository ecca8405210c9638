import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

const pointsPerSlice = 4
const leaps: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * Returns event handlers for dragging and keys on a scan. They call `move` with the number of slices to move
 * by.
 */
export function useSliceControls(move: (by: number) => void) {
  const held = useRef<{ x: number; y: number } | null>(null)
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const leap = leaps[event.key]
      if (leap === undefined || event.target !== event.currentTarget) return
      event.preventDefault()
      move(leap)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      held.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held.current) return
      // Touches ignore the vertical direction, because vertical swipes scroll the page.
      const up = event.pointerType === 'mouse' ? held.current.y - event.clientY : 0
      const by = Math.trunc((event.clientX - held.current.x + up) / pointsPerSlice)
      if (by === 0) return
      held.current = { x: event.clientX, y: event.clientY }
      move(by)
    },
    onPointerUp: () => {
      held.current = null
    },
    onPointerCancel: () => {
      held.current = null
    },
  }
}
