import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

/** What a hand does to the visible part: moves it by a share of its length, or changes its length around a share of it. */
export interface TraceMoves {
  readonly pan: (share: number) => void
  readonly zoom: (factor: number, around?: number) => void
  readonly goTo: (end: 'first' | 'last') => void
}

const pans: Readonly<Record<string, number>> = {
  ArrowLeft: -0.2,
  ArrowRight: 0.2,
  PageUp: -1,
  PageDown: 1,
}
const zooms: Readonly<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2 }
const ends: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' }

/** Goes through a recording by dragging, pinching and by keys. */
export function useTraceHand({ pan, zoom, goTo }: TraceMoves) {
  const held = useRef(new Map<number, number>())
  const release = (event: PointerEvent<HTMLElement>) => {
    held.current.delete(event.pointerId)
  }
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return
      const { [event.key]: share } = pans
      const { [event.key]: factor } = zooms
      const { [event.key]: end } = ends
      if (share === undefined && factor === undefined && end === undefined) return
      event.preventDefault()
      if (share !== undefined) pan(share)
      if (factor !== undefined) zoom(factor)
      if (end !== undefined) goTo(end)
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      held.current.set(event.pointerId, event.clientX)
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const before = held.current.get(event.pointerId)
      if (before === undefined) return
      const { left, width } = event.currentTarget.getBoundingClientRect()
      const [other] = [...held.current].filter(([id]) => id !== event.pointerId)
      held.current.set(event.pointerId, event.clientX)
      if (!other) return pan((before - event.clientX) / width)
      // Two fingers: as far as they move apart, so much closer it comes.
      const apart = Math.abs(event.clientX - other[1])
      const was = Math.abs(before - other[1])
      if (apart > 10 && was > 10) zoom(was / apart, ((event.clientX + other[1]) / 2 - left) / width)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
