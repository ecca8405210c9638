import { useEffect, useRef } from 'react'

type HiddenValueProps = {
  name: string | undefined
  value: string
  disabled?: boolean
  /** Restores an unsaved value. */
  onPut: (value: string) => void
}

/**
 * Hidden input of a custom control. Fires `input` events on changes and can restore unsaved values, like a
 * native field.
 */
export function HiddenValueInput({ name, value, disabled, onPut }: HiddenValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const reported = useRef(value)
  useEffect(() => {
    if (reported.current === value) return
    reported.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  const put = (given: string) => {
    if (given !== value) onPut(given)
  }
  return (
    <input
      ref={input}
      type="hidden"
      data-unsaved
      disabled={disabled}
      name={name}
      value={value}
      onInput={({ currentTarget }) => put(currentTarget.value)}
    />
  )
}
