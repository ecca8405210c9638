import { Combobox } from '@base-ui/react/combobox'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { SortableList } from '#web/ui/list/sortable.tsx'
import {
  ChoiceLabel,
  type ChoiceOption,
  ChoicePopup,
  matchesChoice,
  maxShownChoices,
} from './choice-popup.tsx'
import { useControlAttributes } from './field-context.ts'
import { Input } from './input.tsx'
import { HiddenListInput } from './list-value.tsx'

type ChoiceListProps = {
  name?: string
  choices: readonly ChoiceOption[]
  chosen?: readonly string[]
  /**
   * Renders a control for creating an item that is missing from the list. The control passes the new item to
   * `choose`.
   */
  making?: (choose: (made: ChoiceOption) => void) => ReactNode
  words: {
    search: string
    nothing: string
    more: string
    remove: (name: string) => string
    moveUp?: (name: string) => string
    moveDown?: (name: string) => string
  }
}

/**
 * Searchable select for several items, which can be reordered if order matters. The form value is a JSON list
 * of ids.
 */
export function MultipleChoiceInput({
  choices,
  chosen = [],
  making,
  words,
  ...props
}: ChoiceListProps) {
  const { name, required: _, ...control } = useControlAttributes(props)
  const [value, setValue] = useState<readonly ChoiceOption[]>(() =>
    chosen.flatMap((id) => choices.find((choice) => choice.id === id) ?? []),
  )
  const [typed, setTyped] = useState('')

  const put = (ids: readonly unknown[]) =>
    setValue(ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []))

  const { moveUp, moveDown } = words
  const row = (choice: ChoiceOption) => (
    <div className="flex items-center gap-3 text-sm leading-snug">
      <ChoiceLabel choice={choice} />
      <Button
        variant="quiet"
        size="icon"
        className="ms-auto"
        aria-label={words.remove(choice.label)}
        onClick={() => setValue(value.filter(({ id }) => id !== choice.id))}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  )

  return (
    <div ref={keepFocusInList} data-slot="choice-list" className="grid gap-3">
      <HiddenListInput name={name} value={value.map(({ id }) => id)} onPut={put} />
      <Combobox.Root
        multiple
        autoHighlight
        items={choices}
        limit={maxShownChoices}
        filter={matchesChoice}
        value={value}
        onValueChange={(next, details) => {
          // Escape closes the list and must not clear the choices. If the list is already closed, Escape is
          // left to the surrounding form or dialog.
          if (details.reason === 'escape-key') return details.allowPropagation()
          setValue(next)
          setTyped('')
        }}
        inputValue={typed}
        onInputValueChange={setTyped}
        itemToStringLabel={({ label }: ChoiceOption) => label}
        isItemEqualToValue={(a: ChoiceOption, b: ChoiceOption) => a.id === b.id}
      >
        <Combobox.Input render={<Input {...control} name="" placeholder={words.search} />} />
        <ChoicePopup words={words} hasMore={choices.length > maxShownChoices && typed === ''} />
      </Combobox.Root>
      {making?.((made) => setValue((before) => [...before, made]))}
      {moveUp && moveDown ? (
        <SortableList
          items={value.map((choice) => ({
            id: choice.id,
            name: choice.label,
            content: row(choice),
          }))}
          onOrder={put}
          compact
          moveUp={moveUp}
          moveDown={moveDown}
        />
      ) : (
        value.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {value.map((choice) => (
              <li key={choice.id} className="py-1.5 ps-3">
                {row(choice)}
              </li>
            ))}
          </ul>
        )
      )}
    </div>
  )
}
