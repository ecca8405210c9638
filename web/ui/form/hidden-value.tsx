import { useEffect, useRef } from 'react'

type HiddenValueProps = {
  name: string | undefined
  value: string
  disabled?: boolean
  /** Called with the value of an unsaved draft when it is restored. */
  onPut: (value: string) => void
}

/**
 * Hidden input that holds the value of a custom control. Like a native field, it fires `input` events on
 * changes and can restore unsaved drafts.
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
