import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { type ChoiceOption, ChoicePopup, matchesChoice, maxShownChoices } from './choice-popup.tsx'
import { useControlAttributes } from './field-context.ts'
import { Input } from './input.tsx'

type ChoiceInputProps = {
  /** Accessible name, needed outside of a `Field`. */
  label?: string
  choices: readonly ChoiceOption[]
  /** Id of the chosen item. Empty for none. */
  chosen: string
  onChoose: (id: string) => void
  words: { search: string; nothing: string; more: string }
}

/** Searchable select for one item. Emptying the text field removes the choice. */
export function SingleChoiceInput({ label, choices, chosen, onChoose, words }: ChoiceInputProps) {
  const { name: _, required: __, ...control } = useControlAttributes({})
  const value = choices.find(({ id }) => id === chosen) ?? null
  const [typed, setTyped] = useState(value?.label ?? '')
  const [lastChosen, setLastChosen] = useState(chosen)
  if (chosen !== lastChosen) {
    setLastChosen(chosen)
    setTyped(value?.label ?? '')
  }
  return (
    <Combobox.Root
      autoHighlight
      items={choices}
      limit={maxShownChoices}
      filter={matchesChoice}
      value={value}
      onValueChange={(next: ChoiceOption | null, details) => {
        // Escape closes the list. If the list is already closed, Escape is left to the surrounding form or
        // dialog.
        if (details.reason === 'escape-key') return details.allowPropagation()
        setTyped(next?.label ?? '')
        onChoose(next?.id ?? '')
      }}
      inputValue={typed}
      onInputValueChange={setTyped}
      itemToStringLabel={(choice: ChoiceOption) => choice.label}
      isItemEqualToValue={(a: ChoiceOption, b: ChoiceOption) => a.id === b.id}
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
      <ChoicePopup words={words} hasMore={choices.length > maxShownChoices && typed === ''} />
    </Combobox.Root>
  )
}
