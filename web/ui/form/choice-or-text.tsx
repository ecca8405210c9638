import { useId, useState } from 'react'
import { Select } from './field.tsx'
import { useControl } from './field-context.ts'
import { HiddenValue } from './hidden-value.tsx'
import { Input } from './input.tsx'

type ChoiceOrTextProps = {
  choices: readonly string[]
  /** The label for no choice. */
  noneLabel: string
  /** The choice behind which something else can be typed, and what that is for. */
  otherLabel: string
  textLabel: string
  defaultValue?: string | undefined
}

/** No text that people type. */
const other = '\u0000'

/** A choice of usual words, with free text behind the last one. The form gets the words. */
export function ChoiceOrText({ choices, defaultValue = '', ...words }: ChoiceOrTextProps) {
  const { name } = useControl({})
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
      <HiddenValue name={name} value={value} onPut={setValue} />
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
