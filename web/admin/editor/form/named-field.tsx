import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Focuses the field named in the URL (`?field=doi`), and expands the section that contains it. */
export function FocusFieldInUrl() {
  const field = useSearchParams()[0].get('field')
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = marker.current?.closest('form, [data-slot=translation]')
    if (!field || !form) return
    const name = CSS.escape(field)
    const control = form.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}["]`)
    control?.closest('details')?.setAttribute('open', '')
    // Runs after the dialog has focused its first field.
    const timer = setTimeout(() => {
      control?.focus()
      control?.closest('[data-slot=field]')?.scrollIntoView({ block: 'center' })
    }, 300)
    return () => clearTimeout(timer)
  }, [field])
  return <span ref={marker} hidden />
}
