import { type ComponentProps, useState } from 'react'
import { joinList, splitList } from './comma-list.ts'
import { Textarea } from './field.tsx'
import { useControl } from './field-context.ts'
import { ListValue } from './list-value.tsx'

type CommaListInputProps = Omit<ComponentProps<'textarea'>, 'defaultValue'> & {
  entries?: readonly string[] | undefined
}

/** Text field for a comma-separated list. The form value is a JSON list. */
export function CommaListInput({ entries = [], ...props }: CommaListInputProps) {
  const { name } = useControl(props)
  const [text, setText] = useState(() => joinList(entries))
  return (
    <>
      <ListValue
        name={name}
        value={splitList(text)}
        onPut={(list) => setText(joinList(list.map(String)))}
      />
      <Textarea
        rows={2}
        {...props}
        name=""
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </>
  )
}
