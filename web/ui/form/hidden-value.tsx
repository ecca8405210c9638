import { useEffect, useRef } from 'react'

type HiddenValueProps = {
  name: string | undefined
  value: string
  /** The form is sent without it. */
  disabled?: boolean
  /** Takes a value over that was kept unsaved. */
  onPut: (value: string) => void
}

/**
 * What the form gets from a control that browsers do not have. Like a field one types in, it tells the form of every
 * change, and what was kept unsaved can be put back into it.
 */
export function HiddenValue({ name, value, disabled, onPut }: HiddenValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
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
