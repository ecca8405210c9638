import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { type Choice, ChoicePopup, isFound, mostShown } from './choice-popup.tsx'
import { useControl } from './field-context.ts'
import { Input } from './input.tsx'

type ChoiceInputProps = {
  /** Where no `Field` around it names it. */
  label?: string
  choices: readonly Choice[]
  /** The id of what is chosen; empty for nothing. */
  chosen: string
  onChoose: (id: string) => void
  words: { search: string; nothing: string; more: string }
}

/** Chooses one of many by search, or none by emptying the field. */
export function ChoiceInput({ label, choices, chosen, onChoose, words }: ChoiceInputProps) {
  const { name: _, required: __, ...control } = useControl({})
  const value = choices.find(({ id }) => id === chosen) ?? null
  const [typed, setTyped] = useState(value?.label ?? '')
  const [known, setKnown] = useState(chosen)
  if (chosen !== known) {
    setKnown(chosen)
    setTyped(value?.label ?? '')
  }
  return (
    <Combobox.Root
      autoHighlight
      items={choices}
      limit={mostShown}
      filter={isFound}
      value={value}
      onValueChange={(next: Choice | null, details) => {
        // Where no list is open, Escape is the form's.
        if (details.reason === 'escape-key') return details.allowPropagation()
        setTyped(next?.label ?? '')
        onChoose(next?.id ?? '')
      }}
      inputValue={typed}
      onInputValueChange={setTyped}
      itemToStringLabel={(choice: Choice) => choice.label}
      isItemEqualToValue={(a: Choice, b: Choice) => a.id === b.id}
    >
      <Combobox.Input
        render={
          <Input
            {...control}
            name=""
            {...(label && { 'aria-label': label })}
            placeholder={words.search}
          />
        }
        onBlur={() => setTyped(value?.label ?? '')}
      />
      <ChoicePopup words={words} hasMore={choices.length > mostShown && typed === ''} />
    </Combobox.Root>
  )
}
