import { HiddenValue } from './hidden-value.tsx'

type ListValueProps = {
  name: string | undefined
  /** Null where there is nothing to say: then the form is sent without it. */
  value: readonly unknown[] | null
  /** Takes a list over that was kept unsaved. */
  onPut: (value: readonly unknown[]) => void
}

/** What the form gets from a control that holds a list: JSON text. */
export function ListValue({ name, value, onPut }: ListValueProps) {
  const put = (given: string) => {
    if (given === '') return
    const list: unknown = JSON.parse(given)
    if (Array.isArray(list)) onPut(list)
  }
  return (
    <HiddenValue
      name={name}
      value={value === null ? '' : JSON.stringify(value)}
      disabled={value === null}
      onPut={put}
    />
  )
}
