import { HiddenValueInput } from './hidden-value.tsx'

type ListValueProps = {
  name: string | undefined
  /** Null excludes the field from the form. */
  value: readonly unknown[] | null
  /** Called with the list of an unsaved draft when it is restored. */
  onPut: (value: readonly unknown[]) => void
}

/** Hidden input that holds the value of a control with a list, as JSON. */
export function HiddenListInput({ name, value, onPut }: ListValueProps) {
  const put = (given: string) => {
    if (given === '') return
    const list: unknown = JSON.parse(given)
    if (Array.isArray(list)) onPut(list)
  }
  return (
    <HiddenValueInput
      name={name}
      value={value === null ? '' : JSON.stringify(value)}
      disabled={value === null}
      onPut={put}
    />
  )
}
