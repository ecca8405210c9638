import { useEffect, useRef } from 'react'

type ListValueProps = {
  name: string | undefined
  /** Null where there is nothing to say: then the form is sent without it. */
  value: readonly unknown[] | null
  /** Takes a list over that was kept as a draft. */
  onPut: (value: readonly unknown[]) => void
}

/**
 * What the form gets from a control that holds a list: JSON text. Like a field one types in, it tells
 * the form of every change, and a draft can be put back into it.
 */
export function ListValue({ name, value, onPut }: ListValueProps) {
  const input = useRef<HTMLInputElement>(null)
  const text = value === null ? '' : JSON.stringify(value)
  const told = useRef(text)
  useEffect(() => {
    if (told.current === text) return
    told.current = text
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [text])
  const put = (given: string) => {
    if (given === text || given === '') return
    const list: unknown = JSON.parse(given)
    if (Array.isArray(list)) onPut(list)
  }
  return (
    <input
      ref={input}
      type="hidden"
      data-unsaved
      disabled={value === null}
      name={name}
      value={text}
      onInput={({ currentTarget }) => put(currentTarget.value)}
    />
  )
}
