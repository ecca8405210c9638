import { type ComponentProps, useState } from 'react'
import { Input } from '#web/ui/field.tsx'
import { useControl } from '#web/ui/field-context.ts'

const split = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

type CommaListInputProps = Omit<ComponentProps<'input'>, 'defaultValue'> & {
  entries?: readonly string[] | undefined
}

/** A list typed with commas between its entries; the form gets it as JSON text. */
export function CommaListInput({ entries = [], ...props }: CommaListInputProps) {
  const { name } = useControl(props)
  const [text, setText] = useState(entries.join(', '))
  return (
    <>
      <input type="hidden" name={name} value={JSON.stringify(split(text))} />
      <Input {...props} name="" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  )
}
