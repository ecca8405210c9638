import { type ComponentProps, useState } from 'react'
import { joinCommaList, splitCommaList } from './comma-list.ts'
import { Textarea } from './field.tsx'
import { useControlAttributes } from './field-context.ts'
import { HiddenListInput } from './list-value.tsx'

type CommaListInputProps = Omit<ComponentProps<'textarea'>, 'defaultValue'> & {
  entries?: readonly string[] | undefined
}

/** Text field for a comma-separated list. The form value is a JSON list. */
export function CommaListInput({ entries = [], ...props }: CommaListInputProps) {
  const { name } = useControlAttributes(props)
  const [text, setText] = useState(() => joinCommaList(entries))
  return (
    <>
      <HiddenListInput
        name={name}
        value={splitCommaList(text)}
        onPut={(list) => setText(joinCommaList(list.map(String)))}
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
