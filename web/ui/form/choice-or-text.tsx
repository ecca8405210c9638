import { useId, useState } from 'react'
import { Select } from './field.tsx'
import { useControlAttributes } from './field-context.ts'
import { HiddenValueInput } from './hidden-value.tsx'
import { Input } from './input.tsx'

type ChoiceOrTextProps = {
  choices: readonly string[]
  noneLabel: string
  /** Label of the option that reveals a text field. */
  otherLabel: string
  textLabel: string
  defaultValue?: string | undefined
}

/** Value of the option that reveals a text field. A null character cannot be typed, so no text equals it. */
const other = '\u0000'

/** Select of common values whose last option reveals a text field. The form value is the text. */
export function ChoiceOrTextInput({ choices, defaultValue = '', ...words }: ChoiceOrTextProps) {
  const { name } = useControlAttributes({})
  const textId = useId()
  const [value, setValue] = useState(defaultValue)
  const [isTyping, setTyping] = useState(false)
  const isOther = isTyping || (value !== '' && !choices.includes(value))
  const choose = (chosen: string) => {
    setTyping(chosen === other)
    setValue(chosen === other ? '' : chosen)
  }
  return (
    <span className="grid gap-2">
      <Select
        name=""
        value={isOther ? other : value}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{words.noneLabel}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
        <option value={other}>{words.otherLabel}</option>
      </Select>
      <HiddenValueInput name={name} value={value} onPut={setValue} />
      {isOther && (
        <Input
          id={textId}
          name=""
          aria-label={words.textLabel}
          autoFocus={isTyping}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      )}
    </span>
  )
}
