import { Combobox } from '@base-ui/react/combobox'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ListValue } from '#web/ui/list/list-value.tsx'
import { Sortable } from '#web/ui/list/sortable.tsx'
import { Monogram } from '#web/ui/picture/monogram.tsx'
import { containsAllWords } from '#web/ui/text/search-text.ts'
import { Input } from './field.tsx'
import { useControl } from './field-context.ts'

/** Something that can be chosen. */
export interface Choice {
  readonly id: string
  readonly label: string
  /** A small picture beside the label; the initials where it is empty. */
  readonly picture?: string
}

type ChoiceListProps = {
  name?: string
  choices: readonly Choice[]
  chosen?: readonly string[]
  words: {
    search: string
    nothing: string
    more: string
    remove: (name: string) => string
    moveUp: (name: string) => string
    moveDown: (name: string) => string
  }
}

// More than anyone reads through; every one of them is found by typing.
const mostShown = 50

/** Chooses several of many by search, and keeps them in an order. The form gets the ids as JSON text. */
export function ChoiceList({ choices, chosen = [], words, ...props }: ChoiceListProps) {
  const { name, required: _, ...control } = useControl(props)
  const [value, setValue] = useState<readonly Choice[]>(() =>
    chosen.flatMap((id) => choices.find((choice) => choice.id === id) ?? []),
  )
  const [typed, setTyped] = useState('')

  const put = (ids: readonly unknown[]) =>
    setValue(ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []))

  return (
    <div data-slot="choice-list" className="grid gap-3">
      <ListValue name={name} value={value.map(({ id }) => id)} onPut={put} />
      <Combobox.Root
        multiple
        autoHighlight
        items={choices}
        limit={mostShown}
        filter={({ label }: Choice, search) => containsAllWords(label, search)}
        value={value}
        onValueChange={(next, details) => {
          // Escape must not throw away who was chosen; where no list is open it is the form's.
          if (details.reason === 'escape-key') return details.allowPropagation()
          setValue(next)
          setTyped('')
        }}
        inputValue={typed}
        onInputValueChange={setTyped}
        itemToStringLabel={({ label }: Choice) => label}
        isItemEqualToValue={(a: Choice, b: Choice) => a.id === b.id}
      >
        <Combobox.Input render={<Input {...control} name="" placeholder={words.search} />} />
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-70 outline-none">
            <Combobox.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-ink shadow-lift">
              <Combobox.Empty className="px-3 py-2 text-ink-soft text-sm empty:hidden">
                {words.nothing}
              </Combobox.Empty>
              <Combobox.List>
                {(choice: Choice) => (
                  <Combobox.Item
                    key={choice.id}
                    value={choice}
                    className="flex cursor-pointer items-center gap-3 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-sunk"
                  >
                    <ChoiceLabel choice={choice} />
                    <Combobox.ItemIndicator className="ml-auto">
                      <Check aria-hidden="true" className="size-4 text-signal" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
              {choices.length > mostShown && typed === '' && (
                <p className="px-3 py-2 text-ink-faint text-sm">{words.more}</p>
              )}
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
      <Sortable
        items={value.map((choice) => ({
          id: choice.id,
          name: choice.label,
          content: (
            <div className="flex items-center gap-3 text-sm leading-snug">
              <ChoiceLabel choice={choice} />
              <Button
                variant="quiet"
                size="icon"
                className="ml-auto"
                aria-label={words.remove(choice.label)}
                onClick={() => setValue(value.filter(({ id }) => id !== choice.id))}
              >
                <X aria-hidden="true" />
              </Button>
            </div>
          ),
        }))}
        onOrder={put}
        compact
        moveUp={words.moveUp}
        moveDown={words.moveDown}
      />
    </div>
  )
}

function ChoiceLabel({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.picture !== undefined && (
        <span className="size-8 shrink-0 overflow-hidden rounded-full bg-sunk">
          {choice.picture ? (
            <img src={choice.picture} alt="" loading="lazy" className="size-8 object-cover" />
          ) : (
            <Monogram name={choice.label} className="size-8" />
          )}
        </span>
      )}
      <span className="min-w-0 wrap-anywhere">{choice.label}</span>
    </>
  )
}
