import { type ComponentProps, useState } from 'react'
import { Input } from '#web/ui/field.tsx'
import { useControl } from '#web/ui/field-context.ts'
import { ListValue } from '#web/ui/list-value.tsx'

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
      <ListValue name={name} value={split(text)} onPut={(list) => setText(list.join(', '))} />
      <Input {...props} name="" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  )
}
