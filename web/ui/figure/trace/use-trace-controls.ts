import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/**
 * Actions of the controls. `pan` moves the view by a fraction of the visible time range. `zoom`
 * keeps the point `around` in place, which is a fraction of this range.
 */
export interface TraceControls {
  readonly pan: (share: number) => void
  readonly zoom: (factor: number, around?: number) => void
  readonly goTo: (end: 'first' | 'last') => void
  /**
   * Moves the lines of all channels down by a fraction of the canvas height. Null if all lines fit.
   */
  readonly lift: ((share: number) => void) | null
}

const pans: Readonly<Record<string, number>> = {
  ArrowLeft: -0.2,
  ArrowRight: 0.2,
  PageUp: -1,
  PageDown: 1,
}
const lifts: Readonly<Record<string, number>> = { ArrowUp: 0.2, ArrowDown: -0.2 }
const zooms: Readonly<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2 }
const ends: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' }

/** Returns event handlers for dragging, pinching and keys on a recording. */
export function useTraceControls({ pan, zoom, goTo, lift }: TraceControls) {
  const held = useRef(new Map<number, { x: number; y: number }>())
  const release = (event: PointerEvent<HTMLElement>) => {
    held.current.delete(event.pointerId)
  }
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      const { [event.key]: share } = pans
      const { [event.key]: factor } = zooms
      const { [event.key]: end } = ends
      const { [event.key]: up } = lift ? lifts : {}
      if ([share, factor, end, up].every((each) => each === undefined)) return
      event.preventDefault()
      if (up !== undefined) lift?.(up)
      if (share !== undefined) pan(share)
      if (factor !== undefined) zoom(factor)
      if (end !== undefined) goTo(end)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = held.current.get(event.pointerId)
      if (before === undefined) return
      const { left, width, height } = event.currentTarget.getBoundingClientRect()
      const [other] = [...held.current].flatMap(([id, { x }]) => (id === event.pointerId ? [] : x))
      held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (other === undefined) {
        pan((before.x - event.clientX) / width)
        // Touches do not move lines vertically, because vertical swipes scroll the page.
        if (event.pointerType !== 'touch') lift?.((event.clientY - before.y) / height)
        return
      }
      // Pinch zoom: the factor is the ratio of the distances between two fingers.
      const apart = Math.abs(event.clientX - other)
      const was = Math.abs(before.x - other)
      if (apart > 10 && was > 10) zoom(was / apart, ((event.clientX + other) / 2 - left) / width)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
