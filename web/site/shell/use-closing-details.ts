import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Makes a `<details>` close on Escape, on a press outside and when the page changes. */
export function useClosingDetails() {
  const ref = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  // It may have been opened before the page was hydrated, and must stay open then.
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (ref.current) ref.current.open = false
  }, [key])

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const inside = event.target instanceof Node && ref.current?.contains(event.target)
      if (ref.current && !inside) ref.current.open = false
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ref.current?.open) return
    event.stopPropagation()
    ref.current.open = false
    ref.current.querySelector('summary')?.focus()
  }

  function close() {
    if (ref.current) ref.current.open = false
  }

  return { close, props: { ref, onKeyDown } }
}
