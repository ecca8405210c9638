import { useEffect, useId, useRef, useState } from 'react'
import { Select } from './field.tsx'
import { useControl } from './field-context.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(value)
  useEffect(() => {
    if (told.current === value) return
    told.current = value
    // Drafts and the question before leaving listen to this.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
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
      <input
        ref={input}
        type="hidden"
        data-draft
        name={name}
        value={value}
        onInput={({ currentTarget }) => setValue(currentTarget.value)}
      />
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
